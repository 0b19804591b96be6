/**
 * What ngspice hears of the amp at each of its settings, from the netlist that was written for it by hand (catalogue/models/amp.cir), alone and
 * behind some kits, kept in golden-amp.jsonl. Needs ngspice on the path: `node tools/ngspice-amp.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { kits } from '#catalogue/kits.ts';
import {
  type GoldenSound,
  heard,
  keep,
  pedalsThroughAmp,
  soundRate,
  spiceRate,
  testSounds,
  type TestSound,
} from '#catalogue/models/golden-sound.ts';
import { ampPositions, type AmpSetting } from '#electronics/player/chain/amp-settings.ts';
import { Cabinet } from '#electronics/player/chain/cabinet.ts';
import { spiceNet } from '#electronics/simulation/spice-deck.ts';
import { jacksOf } from '#electronics/simulation/test-setup.ts';
import { heardBySpice, kitSoundDeck, spiceSound } from './spice-sound.ts';

const models = new URL('../catalogue/models/', import.meta.url);
const netlist = readFileSync(new URL('amp.cir', models), 'utf8');
const step = 1 / spiceRate;

/** The amp with its controls, and what is at its input. */
const ampLines = (setting: AmpSetting, guitar: string): string[] => [
  `.param ${Object.entries(ampPositions[setting])
    .map(([ref, at]) => `${ref.toLowerCase()}=${at}`)
    .join(' ')}`,
  guitar,
  netlist,
];

const played = (setting: AmpSetting, sound: TestSound): Float64Array =>
  heardBySpice('speaker', sound.seconds, step, (commands) =>
    ['* amp', ...ampLines(setting, `Bguitar guitar 0 V=${spiceSound(sound)}`), ...commands, '.end'].join('\n'),
  );

const hear = (setting: AmpSetting, sound: TestSound) =>
  keep(heard(played(setting, sound), spiceRate / soundRate, sound));

/** As it leaves the loudspeaker's box, after the pedal and the amp; the player takes the volts at rest away, which no transformer hands on. */
function throughPedal(slug: string, setting: AmpSetting, sound: TestSound): Float64Array {
  const kit = kits.find((each) => each.slug === slug)!;
  const out = spiceNet(jacksOf(kit.circuit).outputs[0]!);
  const volts = heardBySpice('speaker', sound.seconds, step, (commands) =>
    kitSoundDeck(kit, sound, [...ampLines(setting, `Eguitar guitar 0 ${out} 0 1`), ...commands]),
  );
  const rest = volts[0]!;
  const all = heard(
    volts.map((volt) => volt - rest),
    spiceRate / soundRate,
    { ...sound, from: 0 },
  );
  const samples = Float32Array.from(all);
  new Cabinet('guitar', soundRate).run(samples, samples.length);
  return Float64Array.from(samples.subarray(sound.from));
}

const amps = (Object.keys(ampPositions) as AmpSetting[]).map((setting): GoldenSound => ({
  slug: `amp ${setting}`,
  gentle: hear(setting, testSounds.gentle),
  hard: hear(setting, testSounds.hard),
}));
const pedals = pedalsThroughAmp.map(([slug, setting]): GoldenSound => {
  console.log(slug, setting);
  return {
    slug: `${slug} through amp ${setting}`,
    gentle: keep(throughPedal(slug, setting, testSounds.gentle)),
    hard: keep(throughPedal(slug, setting, testSounds.hard)),
  };
});
writeFileSync(
  new URL('golden-amp.jsonl', models),
  `${[...amps, ...pedals].map((each) => JSON.stringify(each)).join('\n')}\n`,
);
