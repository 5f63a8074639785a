from sagrada.kernel.blake2 cimport LONGEST, lowest_hash
