const mega = 1024 * 1024;

/** How much memory each cache of a process may take. */
export const cacheLimitBytes = { responses: 46 * mega, addresses: 2 * mega, products: 16 * mega } as const;
