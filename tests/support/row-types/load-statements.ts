import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Statement } from '#server/db/database.ts';
import type { QuerySite } from './query-sites.ts';

type Constant = string | Statement | Readonly<Record<string, Statement>>;

const textsOf = (constant: Constant): string[] => {
  if (typeof constant === 'string') return [constant];
  return 'text' in constant ? [(constant as Statement).text] : Object.values(constant).map(({ text }) => text);
};

/** The texts of the constants that sites are called with, of which there may be several to choose from. */
export async function loadStatements(sites: readonly QuerySite[]): Promise<(site: QuerySite) => string[]> {
  const wanted: Record<string, string[]> = {};
  for (const { file, statement } of sites) {
    if (statement.kind !== 'constant') continue;
    const names = (wanted[pathToFileURL(file).href] ??= []);
    if (!names.includes(statement.name)) names.push(statement.name);
  }
  const worker = new Worker(new URL('./statements.worker.ts', import.meta.url), { workerData: wanted, execArgv: [] });
  const [found] = (await once(worker, 'message')) as [Record<string, Record<string, Constant>>];
  await worker.terminate();
  return ({ file, statement }) => {
    if (statement.kind === 'text') return [statement.text];
    return statement.kind === 'constant' ? textsOf(found[pathToFileURL(file).href]![statement.name]!) : [];
  };
}
