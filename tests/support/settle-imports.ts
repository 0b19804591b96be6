import { afterAll, vi } from 'vitest';

/* The files of a worker share their modules. One that is still on its way when its file ends (a part
   that a screen fetches when it is needed) would be kept as failed, and fail every file after it. */
afterAll(() => vi.dynamicImportSettled());
