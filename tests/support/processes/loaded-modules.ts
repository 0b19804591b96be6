import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Preloaded into a process (`--import`), it writes the address of each module that is loaded into the file LOADED_MODULES. */
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env['LOADED_MODULES']!, `${url}\n`);
    return nextLoad(url, context);
  },
});
