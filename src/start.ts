import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * What a built shop is started with. What the engine has compiled is kept beside the bundle for the next start, and goes with
 * it at the next build; where nothing may be written, each start compiles for itself.
 */
enableCompileCache(join(import.meta.dirname, '../dist/server/compiled'));
await import('./main.ts');
