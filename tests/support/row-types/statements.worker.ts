import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

// Statements are constants of their files and exported by none. Each file is loaded with an export of those that are asked
// for, so that a text is what the server would send, whatever it is put together from.
const wanted = workerData as Readonly<Record<string, readonly string[]>>;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const names = wanted[url];
    if (!names) return loaded;
    return {
      ...loaded,
      source: `${Buffer.from(loaded.source as Uint8Array).toString()}\nexport const statementsOfFile = { ${names.join(', ')} };\n`,
    };
  },
});

const found: Record<string, unknown> = {};
for (const url of Object.keys(wanted))
  found[url] = ((await import(url)) as { statementsOfFile: unknown }).statementsOfFile;
parentPort!.postMessage(found, []);
