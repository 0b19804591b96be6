/** How large each document is and how many pages it has, counted in the files that are served. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface DocumentFacts {
  readonly bytes: number;
  /** Of a PDF. */
  readonly pages?: number;
}

/** Its root of pages says how many there are; a table has no such root. */
function pagesOf(content: Buffer): number | null {
  const text = content.toString('latin1');
  if (!text.startsWith('%PDF')) return null;
  const counts = [...text.matchAll(/\/Type \/Pages\b[^>]*?\/Count (\d+)/g)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error('a document does not say how many pages it has');
  return Math.max(...counts);
}

function factsOf(content: Buffer): DocumentFacts {
  const pages = pagesOf(content);
  return { bytes: content.length, ...(pages !== null && { pages }) };
}

/** From `<outDir>/documents.json` and the files it names, into `<outDir>/document-facts.json`. */
export function writeDocumentFacts(outDir: string): void {
  const addresses = JSON.parse(readFileSync(join(outDir, 'documents.json'), 'utf8')) as Record<string, string>;
  const facts = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, factsOf(readFileSync(join(outDir, 'client', address)))]),
  );
  writeFileSync(join(outDir, 'document-facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
