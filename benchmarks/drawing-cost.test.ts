import { expect, it } from 'vitest';
import { pictureCatalogue } from '#catalogue/catalogue-drawings.ts';
import { pictures } from '#drawings/pictures.ts';

/** How often each is done. The first rounds are compiled while they run, and do not count. */
const rounds = 12;
const firstRounds = 4;

/**
 * How many turns of the reference loop it may take to draw a kit. It took 1.5 to 1.9 when this was written, the latter with
 * thirty others waiting for two processors, so a drawing that has become twice as heavy is refused.
 */
const budget = 2.7;

/** Milliseconds of the processor that this thread alone has used, however many others want it. */
function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The kind of work that drawing is: a little geometry, much text, and looking things up. */
function referenceLoop(): number {
  const seen = new Map<string, number>();
  let text = '';
  for (let index = 0; index < 20_000; index += 1) {
    const x = Math.sin(index) * 100;
    const piece = `<path d="M${x.toFixed(2)} ${Math.hypot(x, index % 97).toFixed(2)}h${index % 13}"/>`;
    seen.set(piece, index);
    text = text.length > 10_000 ? piece : text + piece;
  }
  return text.length + [...seen.keys()].sort().length;
}

function medianOf(measured: readonly number[]): number {
  const sorted = measured.slice(firstRounds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The pictures of a kit that nothing is known of yet: what they share is kept by the kit they are drawn from. */
function picturesOf(slug: string) {
  const kits = pictureCatalogue.kits.map((kit) => (kit.slug === slug ? structuredClone(kit) : kit));
  return pictures({ ...pictureCatalogue, kits }).filter(({ group }) => group === slug);
}

it('draws a kit in no more of the processor than some turns of a reference loop', () => {
  const drawn: number[] = [];
  const references: number[] = [];
  let letters = 0;
  for (let round = 0; round < rounds; round += 1) {
    const kit = picturesOf('fuzz-box');
    drawn.push(cpuMs(() => kit.forEach(({ draw }) => (letters += draw().length))));
    references.push(cpuMs(() => (letters += referenceLoop())));
  }
  expect(letters).toBeGreaterThan(rounds * 100_000);
  expect(medianOf(drawn) / medianOf(references)).toBeLessThan(budget);
});
