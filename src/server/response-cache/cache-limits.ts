const mega = 1024 * 1024;

/** What all caches of a process may take together, and how they share it. */
export const cacheBytes = { answers: 48 * mega, products: 16 * mega } as const;
