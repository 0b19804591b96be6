/**
 * Renews what ngspice hears of the three netlists in tests/support/own-circuit/golden, from their own text: only the op-amps,
 * which ngspice has no model of, are added with our law. Needs ngspice on the path. `node tools/ngspice-own.ts`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type GoldenSound,
  heard,
  keep,
  soundRate,
  spiceRate,
  type TestSound,
  testSounds,
} from '#catalogue/models/golden-sound.ts';
import { deviceModels } from '#catalogue/models/models.ts';
import { outputOhms } from '#electronics/simulation/circuit-constants.ts';
import { guitarOhms } from '#electronics/simulation/test-setup.ts';
import { goldenNetlists } from '#tests/support/own-circuit/own-netlists.ts';

const corner = (x: string): string => `(${x} > 30 ? ${x} : ln(1+exp(${x})))`;

/** The op-amp of docs/listening.md in the order of makers' models; no offset, and nothing of its own from the supply. */
function subcircuit(name: string, slug: string): string[] {
  const model = deviceModels[slug];
  if (model?.type !== 'op-amp') throw new Error(`${slug} is no op-amp`);
  const clamp = `1e7*0.02*(${corner(`((v(i)-v(h)+${model.toHigh})/0.02)`)}-${corner(`((v(l)+${model.toLow}-v(i))/0.02)`)})`;
  return [
    `.subckt ${name} p m h l o`,
    `Bx 0 i I=v(p)-v(m)+${model.offset[1]}-(v(i)-(v(h)+v(l))/2+${clamp})/${model.gain}`,
    `Cx i 0 ${1 / (2 * Math.PI * model.bandwidth)}`,
    `Bo 0 o I=(v(i)-v(o))/${outputOhms}`,
    `Ip p 0 ${model.bias[1]}`,
    `Im m 0 ${model.bias[1]}`,
    '.ends',
  ];
}

const swing = ({ tones, damping }: TestSound): string =>
  tones.map(({ hertz, volts }) => `${volts}*exp(-${damping}*time)*sin(${2 * Math.PI * hertz}*time)`).join('+');

function played(text: string, sound: TestSound): Float64Array {
  const folder = mkdtempSync(join(tmpdir(), 'taar-ngspice-'));
  const file = join(folder, 'out.txt');
  const deck = [
    ...text.split('\n').filter((line) => !/^\.end\b/.test(line)),
    ...subcircuit('LM741', 'lm741cn'),
    `Bguitar gg 0 V=${swing(sound)}`,
    `Rguitar gg IN ${guitarOhms}`,
    'Rload OUT 0 1Meg',
    '.options reltol=1e-6 abstol=1e-12 vntol=1e-9 gmin=1e-12 rshunt=1e12 itl1=2000 itl4=200 temp=27 tnom=27',
    '.control',
    'set wr_singlescale',
    'set numdgt=12',
    `tran ${1 / spiceRate} ${sound.seconds} 0 ${1 / spiceRate}`,
    'linearize v(OUT)',
    `wrdata ${file} v(OUT)`,
    'quit',
    '.endc',
    '.end',
    '',
  ].join('\n');
  try {
    execFileSync('ngspice', ['-b'], { input: deck, stdio: ['pipe', 'pipe', 'pipe'] });
    return Float64Array.from(readFileSync(file, 'utf8').trim().split('\n'), (row) =>
      Number(row.trim().split(/\s+/)[1]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const goldenOf = (slug: string, text: string): GoldenSound => ({
  slug,
  gentle: keep(heard(played(text, testSounds.gentle), spiceRate / soundRate, testSounds.gentle)),
  hard: keep(heard(played(text, testSounds.hard), spiceRate / soundRate, testSounds.hard)),
});

const lines = goldenNetlists.map(([name, text]) => JSON.stringify(goldenOf(name, text)));
writeFileSync(new URL('../tests/support/own-circuit/golden.jsonl', import.meta.url), `${lines.join('\n')}\n`);
