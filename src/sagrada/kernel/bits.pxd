# bits.py in C. What is here has the same name and meaning there.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

cdef extern from *:
    """
    #define SAGRADA_WORD 0xFFFFFFFFFFFFFFFFULL
    #define SAGRADA_MULTIPLIER 0x2545F4914F6CDD1DULL
    #if defined(__GNUC__) || defined(__clang__)
    #define sagrada_lowest(mask) __builtin_ctz(mask)
    #define sagrada_bit_length(mask) ((mask) ? 32 - __builtin_clz(mask) : 0)
    #else
    static int sagrada_lowest(unsigned int mask) {
        int at = 0;
        while (!(mask & 1u)) { mask >>= 1; at++; }
        return at;
    }
    static int sagrada_bit_length(unsigned int mask) {
        int length = 0;
        while (mask) { mask >>= 1; length++; }
        return length;
    }
    #endif
    static inline int sagrada_count_bits(unsigned int mask) {
    #if defined(__POPCNT__)
        return __builtin_popcount(mask);
    #else
        mask -= (mask >> 1) & 0x55555555u;
        mask = (mask & 0x33333333u) + ((mask >> 2) & 0x33333333u);
        return (int)((((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    #endif
    }
    """
    const unsigned long long WORD "SAGRADA_WORD"
    const unsigned long long MULTIPLIER "SAGRADA_MULTIPLIER"
    int lowest "sagrada_lowest"(unsigned int mask) noexcept nogil
    int bit_length "sagrada_bit_length"(unsigned int mask) noexcept nogil
    int count_bits "sagrada_count_bits"(unsigned int mask) noexcept nogil


cdef inline void copy_ints(int* to, const int* source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(int))


cdef inline void zero_ints(int* block, int count) noexcept nogil:
    memset(block, 0, count * sizeof(int))


cdef inline void zero_bytes(signed char* row, int at, int count) noexcept nogil:
    memset(row + at, 0, count)


cdef inline signed char* first_byte(signed char[::1] buffer) noexcept nogil:
    return &buffer[0]


cdef inline int* new_blocks(int count, int size):
    return <int*> calloc(count * <size_t> size, sizeof(int))


cdef inline int* block_of(int* blocks, int i, int size) noexcept nogil:
    return blocks + i * <size_t> size


cdef inline void free_blocks(int* blocks) noexcept:
    free(blocks)


cdef inline int* first_int(int[::1] buffer) noexcept nogil:
    return &buffer[0]


cdef inline unsigned long long* first_word(unsigned long long[::1] buffer) noexcept nogil:
    return &buffer[0]


cdef inline unsigned long long seeded(unsigned long long seed) noexcept nogil:
    cdef unsigned long long x = seed + 0x9E3779B97F4A7C15ULL
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL
    x = x ^ x >> 31
    return x if x else 1
