/**
 * What ngspice hears of the amp at each of its settings, from the netlist that was written for it by hand (catalogue/models/amp.cir),
 * kept in golden-amp.jsonl. Needs ngspice on the path: `node tools/ngspice-amp.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ampPositions } from '#electronics/player/chain/amp-settings.ts';
import { heard, keep, soundRate, spiceRate, testSounds, type TestSound } from '#catalogue/models/golden-sound.ts';

const models = new URL('../catalogue/models/', import.meta.url);
const netlist = readFileSync(new URL('amp.cir', models), 'utf8');

function played(positions: Readonly<Record<string, number>>, sound: TestSound): Float64Array {
  const folder = mkdtempSync(join(tmpdir(), 'taar-ngspice-'));
  const file = join(folder, 'out.txt');
  const guitar = sound.tones
    .map(({ hertz, volts }) => `${volts}*exp(-${sound.damping}*time)*sin(${2 * Math.PI * hertz}*time)`)
    .join('+');
  const deck = [
    '* amp',
    `.param ${Object.entries(positions)
      .map(([ref, at]) => `${ref.toLowerCase()}=${at}`)
      .join(' ')}`,
    `Bguitar guitar 0 V=${guitar}`,
    netlist,
    '.control',
    'set wr_singlescale',
    'set numdgt=12',
    `tran ${1 / spiceRate} ${sound.seconds} 0 ${1 / spiceRate}`,
    'linearize v(speaker)',
    `wrdata ${file} v(speaker)`,
    'quit',
    '.endc',
    '.end',
  ];
  try {
    execFileSync('ngspice', ['-b'], { input: deck.join('\n'), stdio: 'pipe' });
    const rows = readFileSync(file, 'utf8').trim().split('\n');
    return Float64Array.from(rows, (row) => Number(row.trim().split(/\s+/)[1]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const lines = Object.entries(ampPositions).map(([setting, positions]) => {
  const hear = (sound: TestSound) => keep(heard(played(positions, sound), spiceRate / soundRate, sound));
  return JSON.stringify({ slug: `amp ${setting}`, gentle: hear(testSounds.gentle), hard: hear(testSounds.hard) });
});
writeFileSync(new URL('golden-amp.jsonl', models), `${lines.join('\n')}\n`);
