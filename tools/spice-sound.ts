/** What ngspice makes of a test sound: decks of kits with a guitar before them, and what it hears at a net. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { settingsOf } from '#catalogue/kit-settings.ts';
import { spiceRate, type TestSound } from '#catalogue/models/golden-sound.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import { operatingPoint } from '#electronics/simulation/operating-point.ts';
import { spiceDeck, spiceNet } from '#electronics/simulation/spice-deck.ts';
import { guitarRef, testSetupElements } from '#electronics/simulation/test-setup.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';

export const spiceSound = ({ tones, damping }: TestSound): string =>
  tones.map(({ hertz, volts }) => `${volts}*exp(-${damping}*time)*sin(${2 * Math.PI * hertz}*time)`).join('+');

/** A kit as its picture shows it, which is played the sound; `tail` is what follows. */
export function kitSoundDeck({ slug, circuit, ...kit }: Kit, sound: TestSound, tail: readonly string[]): string {
  const bench = { modelOf, input: 'guitar', positions: settingsOf({ slug, circuit, ...kit }) } as const;
  const { positions, point: near } = adjustTrimmers(circuit, bench);
  const elements = testSetupElements(circuit, { ...bench, positions });
  const { volts } = operatingPoint(elements, near.volts);
  const hints = [...volts].filter(([at]) => at !== 'GND').map(([at, volt]) => `.nodeset v(${spiceNet(at)})=${volt}`);
  return spiceDeck([slug], elements, [...hints, ...tail])
    .replace(`V_${guitarRef} s_${guitarRef} 0 DC 0 AC 1`, `B_${guitarRef} s_${guitarRef} 0 V=${spiceSound(sound)}`)
    .replace('abstol=1e-12 vntol=1e-9', 'abstol=1e-10 vntol=1e-8 itl4=200');
}

/** Volts at a net, `spiceRate` times a second. `deckOf` makes the whole deck of the commands in its end. */
export function heardBySpice(
  net: string,
  seconds: number,
  finestStep: number,
  deckOf: (commands: readonly string[]) => string,
): Float64Array {
  const folder = mkdtempSync(join(tmpdir(), 'taar-ngspice-'));
  const file = join(folder, 'out.txt');
  const commands = [
    '.control',
    'set wr_singlescale',
    'set numdgt=12',
    `tran ${1 / spiceRate} ${seconds} 0 ${finestStep}`,
    `linearize v(${net})`,
    `wrdata ${file} v(${net})`,
    'quit',
    '.endc',
  ];
  try {
    execFileSync('ngspice', ['-b'], { input: deckOf(commands), stdio: 'pipe' });
    const rows = readFileSync(file, 'utf8').trim().split('\n');
    return Float64Array.from(rows, (row) => Number(row.trim().split(/\s+/)[1]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
