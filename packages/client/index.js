export { createClient, TaarError } from './core.js';
export * from './calls.js';
