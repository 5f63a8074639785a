# blake2.py in C: RFC 7693. What is here has the same name and meaning there.
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE

cdef extern from *:
    """
    #include <string.h>

    typedef unsigned long long sagrada_u64;

    static const sagrada_u64 sagrada_iv[8] = {
        0x6A09E667F3BCC908ULL, 0xBB67AE8584CAA73BULL, 0x3C6EF372FE94F82BULL,
        0xA54FF53A5F1D36F1ULL, 0x510E527FADE682D1ULL, 0x9B05688C2B3E6C1FULL,
        0x1F83D9ABFB41BD6BULL, 0x5BE0CD19137E2179ULL};

    #define SAGRADA_TURN(x, n) ((x) >> (n) | (x) << (64 - (n)))
    #define SAGRADA_MIX(a, b, c, d, x, y) \\
        a += b + (x); d = SAGRADA_TURN(d ^ a, 32); c += d; b = SAGRADA_TURN(b ^ c, 24); \\
        a += b + (y); d = SAGRADA_TURN(d ^ a, 16); c += d; b = SAGRADA_TURN(b ^ c, 63);

    /* The order of the words is written out, so that compilers keep all of it in registers. */
    #define SAGRADA_ROUND(a, b, c, d, e, f, g, h, i, j, k, l, n, o, p, q) \\
        SAGRADA_MIX(v[0], v[4], v[8], v[12], m[a], m[b]) \\
        SAGRADA_MIX(v[1], v[5], v[9], v[13], m[c], m[d]) \\
        SAGRADA_MIX(v[2], v[6], v[10], v[14], m[e], m[f]) \\
        SAGRADA_MIX(v[3], v[7], v[11], v[15], m[g], m[h]) \\
        SAGRADA_MIX(v[0], v[5], v[10], v[15], m[i], m[j]) \\
        SAGRADA_MIX(v[1], v[6], v[11], v[12], m[k], m[l]) \\
        SAGRADA_MIX(v[2], v[7], v[8], v[13], m[n], m[o]) \\
        SAGRADA_MIX(v[3], v[4], v[9], v[14], m[p], m[q])

    /* The lowest byte of a word comes first, whatever the processor; compilers see one load. */
    #define SAGRADA_BYTE(at) ((sagrada_u64) bytes[at] << 8 * (at))
    static inline sagrada_u64 sagrada_word(const unsigned char *bytes) {
        return SAGRADA_BYTE(0) | SAGRADA_BYTE(1) | SAGRADA_BYTE(2) | SAGRADA_BYTE(3)
            | SAGRADA_BYTE(4) | SAGRADA_BYTE(5) | SAGRADA_BYTE(6) | SAGRADA_BYTE(7);
    }

    static void sagrada_compress(
        sagrada_u64 *hash, const unsigned char *block, sagrada_u64 hashed, int is_last
    ) {
        sagrada_u64 m[16], v[16];
        for (int at = 0; at < 16; at++) m[at] = sagrada_word(block + 8 * at);
        memcpy(v, hash, 64);
        memcpy(v + 8, sagrada_iv, 64);
        v[12] ^= hashed;
        if (is_last) v[14] = ~v[14];
        SAGRADA_ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        SAGRADA_ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
        SAGRADA_ROUND(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
        SAGRADA_ROUND(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
        SAGRADA_ROUND(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
        SAGRADA_ROUND(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
        SAGRADA_ROUND(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
        SAGRADA_ROUND(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
        SAGRADA_ROUND(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
        SAGRADA_ROUND(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
        SAGRADA_ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        SAGRADA_ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
        for (int at = 0; at < 8; at++) hash[at] ^= v[at] ^ v[at + 8];
    }

    /* What everything under a key begins with. */
    static void sagrada_keyed(sagrada_u64 *hash, const char *key, size_t size) {
        unsigned char block[128] = {0};
        memcpy(block, key, size);
        memcpy(hash, sagrada_iv, 64);
        hash[0] ^= 0x01010000 ^ size << 8 ^ 32;
        sagrada_compress(hash, block, 128, 0);
    }

    static void sagrada_hash(
        unsigned char *found, const sagrada_u64 *keyed, const unsigned char *block, size_t size
    ) {
        sagrada_u64 hash[8];
        memcpy(hash, keyed, 64);
        sagrada_compress(hash, block, 128 + size, 1);
        for (int at = 0; at < 32; at++) found[at] = (unsigned char)(hash[at / 8] >> 8 * (at % 8));
    }
    """
    void sagrada_keyed(unsigned long long* hash, const char* key, size_t size) noexcept nogil
    void sagrada_hash(
        unsigned char* found,
        const unsigned long long* keyed,
        const unsigned char* block,
        size_t size,
    ) noexcept nogil

from libc.string cimport memcmp, memcpy, memset

cdef enum:
    LONGEST = 128


cdef inline int lowest_hash(bytes key, bytes node, labels) except -1:
    cdef unsigned long long[8] keyed
    cdef unsigned char[128] block
    cdef unsigned char[32] lowest, found
    cdef Py_ssize_t start = PyBytes_GET_SIZE(node), size
    cdef int at = 0, index_of_lowest = 0
    cdef bytes label
    sagrada_keyed(keyed, PyBytes_AS_STRING(key), PyBytes_GET_SIZE(key))
    memset(lowest, 255, 32)
    memcpy(block, PyBytes_AS_STRING(node), start)
    for label in labels:
        size = PyBytes_GET_SIZE(label)
        memcpy(block + start, PyBytes_AS_STRING(label), size)
        memset(block + start + size, 0, LONGEST - start - size)
        sagrada_hash(found, keyed, block, start + size)
        if memcmp(found, lowest, 32) < 0:
            memcpy(lowest, found, 32)
            index_of_lowest = at
        at += 1
    return index_of_lowest
