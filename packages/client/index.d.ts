export { createClient, TaarError, type Client, type ClientOptions } from './core.js';
export * from './calls.js';
export type * from './schemas.js';
