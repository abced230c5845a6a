// Recursion: Ackermann's function, and a quicksort of each thread's own slice.
#include "gpu.h"

static __device__ u32 ackermann(u32 m, u32 n) {
    if (m == 0)
        return n + 1;
    return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

static __device__ void quicksort(int *data, int low, int high) {
    if (low >= high)
        return;
    int pivot = data[(low + high) / 2], i = low, j = high;
    while (i <= j) {
        while (data[i] < pivot)
            i++;
        while (data[j] > pivot)
            j--;
        if (i <= j) {
            int swap = data[i];
            data[i++] = data[j];
            data[j--] = swap;
        }
    }
    quicksort(data, low, j);
    quicksort(data, i, high);
}

extern "C" __global__ void recursion(u32 length, int *data, u32 *out) {
    u32 i = global_id();
    quicksort(data + i * length, 0, (int)length - 1);
    out[i] = ackermann(i % 3, i % 5);
}
