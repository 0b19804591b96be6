/** Somebody who hears suspects beside their own pedal, or touches it with an audio probe, and says what that sounds like. */
import { soundSheet } from '#build/workbench/faults/sound-sheet.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { isSilent } from '#domain/listening/silent-kits.ts';
import { compilePedal } from '#electronics/diagnosis/sound/compile-pedal.ts';
import { FaultSounds } from '#electronics/diagnosis/sound/fault-sounds.ts';
import { SuspectRenderer } from '#electronics/diagnosis/sound/render-suspects.ts';
import { type SoundPrint, soundDistance } from '#electronics/diagnosis/sound/sound-print.ts';
import { type BuiltPedal, healthyPedal } from '#electronics/diagnosis/fault-model/pedal.ts';
import { type HeardSound, healthyKey, type SoundAnswer } from '#electronics/diagnosis/inference/heard-sounds.ts';
import {
  distancesFrom,
  suspectsOf,
  suspectToPlay,
  type SuspectPrints,
} from '#electronics/diagnosis/inference/next-sound.ts';
import type { RankedFault } from '#electronics/diagnosis/inference/ranking.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { faultKey } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { Loudness } from '#web/workbench/fault-finder/fault-search.ts';
import { type Random, randomOf } from './random.ts';
import { type Bag, otherModels, samplerOf } from './spice-pedal.ts';

/** The kit's suspects, rendered once for all its trials. */
const renderers = new Map<string, { readonly renderer: SuspectRenderer; readonly healthy: SoundPrint }>();

function rendererOf(kit: Kit) {
  const known = renderers.get(kit.slug);
  if (known) return known;
  const renderer = new SuspectRenderer(new FaultSounds(soundSheet(kit)), kit.slug, 'chords');
  const opened = { renderer, healthy: renderer.healthyPrint() };
  renderers.set(kit.slug, opened);
  return opened;
}

/**
 * Another guitar and another amp are so many decibels louder or quieter in each octave, and fingers are not as loud twice. Half say
 * yes to what sounds so far away; from there on they are unsure for a while. One answer in twenty is any.
 */
const person = {
  octaveDecibels: 2,
  levelDecibels: 2.5,
  thresholdDecibels: 5,
  unsureDecibels: 1.5,
  sigma: 1.2,
} as const;
const anyAnswer = 0.05;
/** As many as a print has, and those of the two notes at an audio probe. */
const octaves = [0, 1, 2, 3, 4, 5, 6] as const;
const toneOctaves = [1, 5] as const;

function answerOf(played: SoundPrint, own: SoundPrint, guitar: readonly number[], random: Random): SoundAnswer {
  const level = person.levelDecibels * random.normal();
  const perceived = own.map((levels, octave) => levels.map((each) => each + guitar[octave]! + level));
  const far = soundDistance(played, perceived) + person.sigma * random.normal();
  if (random.next() < anyAnswer) return random.pick(['yes', 'no', 'unsure']);
  if (far < person.thresholdDecibels) return 'yes';
  return far < person.thresholdDecibels + person.unsureDecibels ? 'unsure' : 'no';
}

/** Says how a note at the tip of an audio probe is against the healthy pedal's: `level` and `right` in decibels over the guitar. */
function loudnessOf(level: number, over: number, random: Random): Loudness {
  if (random.next() < anyAnswer) return random.pick(['nothing', 'much-quieter', 'quieter', 'right', 'louder']);
  if (level < -46 || over < -32) return 'nothing';
  if (over < -13.5) return 'much-quieter';
  if (over < -4.5) return 'quieter';
  return over > 5 ? 'louder' : 'right';
}

export interface Listener {
  /** The next answer; none: the pedal makes no sound, or no sound tells the suspects apart. */
  compare(ranked: readonly RankedFault[], sounded: readonly HeardSound[]): HeardSound | undefined;
  /** What is said of the low note and the high one at the tip of an audio probe. */
  touch(probe: Probe): readonly [Loudness, Loudness];
}

interface Owner {
  readonly kit: Kit;
  readonly seed: string;
  readonly bag: Bag;
  /** What is wrong with it. */
  readonly change: (pedal: BuiltPedal) => BuiltPedal;
  /** In decibels over the guitar, by tone, as ngspice has it: of this pedal, and of one without a fault. */
  levelsAt(probe: Probe): readonly (readonly [own: number, right: number])[];
}

/** Its own sound is that of our player, with parts, models and supply drawn as those of its readings. */
function ownPrint({ kit, bag, change }: Owner, renderer: SuspectRenderer): SoundPrint {
  const sheet = soundSheet(kit);
  const modelOf = otherModels(bag.seed);
  const draw = samplerOf(bag, kit.circuit.components);
  // Its trimmers were set before anything went wrong with it.
  const { positions } = adjustTrimmers(kit.circuit, { modelOf, draw, positions: sheet.positions });
  const pedal = change(healthyPedal(kit.circuit, positions));
  const supplyVolts = (pedal.supplyVolts * bag.supplyVolts) / 9;
  const { oversampling } = sheet;
  return renderer.printOf(compilePedal({ ...pedal, supplyVolts }, { modelOf, draw, oversampling }));
}

export function listenerOf(owner: Owner): Listener {
  const { kit, seed } = owner;
  const random = randomOf(`${seed} ear`);
  const guitar = octaves.map(() => person.octaveDecibels * random.normal());
  const inside = randomOf(`${seed} probe`);
  let own: SoundPrint | undefined;
  return {
    compare(ranked, sounded) {
      if (isSilent(kit.slug)) return undefined;
      const { renderer, healthy } = rendererOf(kit);
      own ??= ownPrint(owner, renderer);
      const suspects = suspectsOf(ranked);
      const known = suspects.map(({ fault }) => [faultKey(fault), renderer.printsOf(fault)] as const);
      const prints: SuspectPrints = {
        [healthyKey]: [[1, healthy]],
        ...Object.fromEntries(known.filter(([, ways]) => ways.length > 0)),
      };
      const played = suspectToPlay(suspects, prints, sounded);
      if (!played) return undefined;
      const key = faultKey(played.fault);
      const answer = answerOf(prints[key]![0]![1], own, guitar, random);
      return { key, answer, distances: distancesFrom(key, prints) };
    },
    touch(probe) {
      const louder = person.levelDecibels * inside.normal();
      return owner.levelsAt(probe).map(([level, right], tone) => {
        const over = level - right + guitar[toneOctaves[tone]!]! + louder + person.sigma * inside.normal();
        return loudnessOf(level, over, inside);
      }) as unknown as readonly [Loudness, Loudness];
    },
  };
}
