/**
 * Renews the golden results: the voltage of every net and the level at every output of every kit, as ngspice finds them from
 * the decks that the shop offers, each of which is run as it is, too; and a few milliseconds of its sound. Needs ngspice on
 * the path; the suite only compares with what is kept. `node tools/ngspice.ts [slug ...]`; `--sound`: the sound
 * alone, `--rest`: all but the sound
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Circuit } from '#electronics/component.ts';
import { testSetupElements, jacksOf } from '#electronics/simulation/test-setup.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { spiceDeck, spiceNet } from '#electronics/simulation/spice-deck.ts';
import { kitDeck, offeredDeck } from '#build/documents/netlist/spice-deck.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import { type Golden, goldenHertz, oscillators } from '#catalogue/models/golden.ts';
import {
  type GoldenSound,
  heard,
  keep,
  soundRate,
  spiceRate,
  type TestSound,
  testSounds,
} from '#catalogue/models/golden-sound.ts';
import { heardBySpice, kitSoundDeck } from './spice-sound.ts';

/** What ngspice hears of a kit as its picture shows it: the second half of tools/ngspice.ts. */

/** Germanium with its large currents at rest needs finer steps than the rest. */
const finestStep = (slug: string): number => 1 / (spiceRate * (slug === 'germanium-fuzz' ? 4 : 1));

function played(kit: Kit, sound: TestSound): Float64Array {
  const net = spiceNet(jacksOf(kit.circuit).outputs[0]!);
  return heardBySpice(net, sound.seconds, finestStep(kit.slug), (commands) => kitSoundDeck(kit, sound, commands));
}

const goldenSoundOf = (kit: Kit): GoldenSound => ({
  slug: kit.slug,
  gentle: keep(heard(played(kit, testSounds.gentle), spiceRate / soundRate, testSounds.gentle)),
  hard: keep(heard(played(kit, testSounds.hard), spiceRate / soundRate, testSounds.hard)),
});

const file = new URL('../catalogue/models/golden.jsonl', import.meta.url);
const soundFile = new URL('../catalogue/models/golden-sound.jsonl', import.meta.url);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

function ngspice(deck: string): Map<string, number> {
  const said = execFileSync('ngspice', ['-b'], { input: deck, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  return new Map([...said.matchAll(/^(\S+) = (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]));
}

const inControl = (...commands: readonly string[]): string[] => ['.control', ...commands, 'quit', '.endc'];

/** Times at which a column of a printed table rises through the middle of its range. */
function rises(rows: readonly (readonly [number, number])[]): number[] {
  const levels = rows.map(([, level]) => level);
  const middle = (Math.min(...levels) + Math.max(...levels)) / 2;
  return rows.flatMap(([time, level], k) => (k > 0 && rows[k - 1]![1] < middle && level >= middle ? [time] : []));
}

/** How often the oscillator swings: the second half of a run that is long enough for some turns. */
function hertzOf(circuit: Circuit, { control, net, start }: (typeof oscillators)[string], position: number): number {
  const positions = { ...circuit.trimmers, [control]: position };
  const elements = testSetupElements(circuit, { modelOf, input: 'guitar', positions });
  const [seconds, step] = position === 0 ? [40, 0.02] : [4, 0.001];
  const deck = spiceDeck([circuit.slug], elements, [
    `.ic v(${spiceNet(start)})=3`,
    ...inControl(`tran ${step} ${seconds} ${seconds / 2} ${step} uic`, `print v(${spiceNet(net)})`),
  ]);
  const said = execFileSync('ngspice', ['-b'], { input: deck, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  const rows = [...said.matchAll(/^\d+\s+(\S+)\s+(\S+)\s*$/gm)].map(
    ([, time, level]) => [Number(time), Number(level)] as const,
  );
  const times = rises(rows);
  return (times.length - 1) / (times.at(-1)! - times[0]!);
}

function goldenOf(circuit: Circuit): Golden {
  const input = 'guitar';
  const { positions, point } = adjustTrimmers(circuit, { modelOf, input });
  const { outputs } = jacksOf(circuit);
  const oscillator = oscillators[circuit.slug];
  const level = (net: string): string => `db(v(${spiceNet(net)}))`;
  const volts = ngspice(kitDeck(circuit.slug, circuit, inControl('set numdgt=9', 'op', 'print all')));
  const levels = goldenHertz.map((hertz) => {
    const prints = outputs.map((net) => `print ${level(net)}`);
    const tail = inControl('set numdgt=9', `ac lin 1 ${hertz} ${hertz}`, ...prints);
    const found = ngspice(kitDeck(`${circuit.slug} at ${hertz} Hz`, circuit, tail));
    return outputs.map((net) => rounded(found.get(level(net)) ?? Number.NaN, 3));
  });
  const nets = [...point.volts.keys()].filter((net) => net !== 'GND').toSorted();
  return {
    slug: circuit.slug,
    positions: Object.fromEntries(Object.entries(positions).map(([ref, at]) => [ref, rounded(at, 6)])),
    volts: Object.fromEntries(nets.map((net) => [net, rounded(volts.get(spiceNet(net)) ?? Number.NaN, 4)])),
    decibels: levels,
    ...(oscillator ? { hertz: [0, 1].map((at) => rounded(hertzOf(circuit, oscillator, at), 2)) } : {}),
  };
}

/** The deck as a builder loads it: it must run to its end, and stand where the golden results do. */
function tryOffered({ circuit, name }: Kit, { volts, slug }: Golden): void {
  const said = execFileSync('ngspice', ['-b'], {
    input: offeredDeck(name, circuit),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const found = new Map(
    [...said.matchAll(/^\s*(n_\w+)\s+(-?\d\S*)\s*$/gm)].map(([, net, value]) => [net!, Number(value)]),
  );
  const off = Object.entries(volts).filter(([net, each]) => !(Math.abs(found.get(spiceNet(net))! - each) < 0.001));
  if (off.length > 0) throw new Error(`${slug}: the offered deck differs at ${off.map(([net]) => net).join(', ')}`);
  if (!/AC Analysis/.test(said)) throw new Error(`${slug}: the offered deck has no response`);
}

function goldenAndOffered(kit: Kit): Golden {
  const result = goldenOf(kit.circuit);
  tryOffered(kit, result);
  return result;
}

const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));

/** Of the kits that are asked for, or of all; the others stay as they are kept. */
function renew<Result extends { readonly slug: string }>(to: URL, resultOf: (kit: Kit) => Result): void {
  const lines = readFileSync(to, 'utf8').trimEnd().split('\n');
  const keptResults = new Map(lines.map((line) => JSON.parse(line) as Result).map((each) => [each.slug, each]));
  const results = kits.map((kit) => {
    const keptResult = asked.length === 0 || asked.includes(kit.slug) ? undefined : keptResults.get(kit.slug);
    return keptResult ?? resultOf(kit);
  });
  writeFileSync(to, `${results.map((each) => JSON.stringify(each)).join('\n')}\n`);
}

if (!process.argv.includes('--sound')) renew(file, goldenAndOffered);
if (!process.argv.includes('--rest')) renew(soundFile, goldenSoundOf);
