/** What ngspice hears of a kit as its picture shows it: the second half of tools/ngspice.ts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSetupElements, guitarRef, jacksOf } from '#electronics/simulation/test-setup.ts';
import { operatingPoint } from '#electronics/simulation/operating-point.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { spiceDeck, spiceNet } from '#electronics/simulation/spice-deck.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { settingsOf } from '#catalogue/kit-settings.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import {
  type GoldenSound,
  heard,
  keep,
  soundRate,
  spiceRate,
  type TestSound,
  testSounds,
} from '#catalogue/models/golden-sound.ts';

/** Germanium with its large currents at rest needs finer steps than the rest. */
const finestStep = (slug: string): number => 1 / (spiceRate * (slug === 'germanium-fuzz' ? 16 : 4));

const spiceSound = ({ tones, damping }: TestSound): string =>
  tones.map(({ hertz, volts }) => `${volts}*exp(-${damping}*time)*sin(${2 * Math.PI * hertz}*time)`).join('+');

function played({ slug, circuit, ...kit }: Kit, sound: TestSound): Float64Array {
  const bench = { modelOf, input: 'guitar', positions: settingsOf({ slug, circuit, ...kit }) } as const;
  const { positions, point: near } = adjustTrimmers(circuit, bench);
  const elements = testSetupElements(circuit, { ...bench, positions });
  const { volts } = operatingPoint(elements, near.volts);
  const folder = mkdtempSync(join(tmpdir(), 'taar-ngspice-'));
  const file = join(folder, 'out.txt');
  const net = `v(${spiceNet(jacksOf(circuit).outputs[0]!)})`;
  const commands = [
    '.control',
    'set wr_singlescale',
    'set numdgt=12',
    `tran ${1 / spiceRate} ${sound.seconds} 0 ${finestStep(slug)}`,
    `linearize ${net}`,
    `wrdata ${file} ${net}`,
    'quit',
    '.endc',
  ];
  const hints = [...volts].filter(([at]) => at !== 'GND').map(([at, volt]) => `.nodeset v(${spiceNet(at)})=${volt}`);
  const deck = spiceDeck([slug], elements, [...hints, ...commands])
    .replace(`V_${guitarRef} s_${guitarRef} 0 DC 0 AC 1`, `B_${guitarRef} s_${guitarRef} 0 V=${spiceSound(sound)}`)
    .replace('abstol=1e-12 vntol=1e-9', 'abstol=1e-10 vntol=1e-8 itl4=200');
  try {
    execFileSync('ngspice', ['-b'], { input: deck, stdio: ['pipe', 'pipe', 'pipe'] });
    const rows = readFileSync(file, 'utf8').trim().split('\n');
    return Float64Array.from(rows, (row) => Number(row.trim().split(/\s+/)[1]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const goldenSoundOf = (kit: Kit): GoldenSound => ({
  slug: kit.slug,
  gentle: keep(heard(played(kit, testSounds.gentle), spiceRate / soundRate, testSounds.gentle)),
  hard: keep(heard(played(kit, testSounds.hard), spiceRate / soundRate, testSounds.hard)),
});
