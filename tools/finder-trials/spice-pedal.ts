/** A drawn pedal on ngspice's bench: what any meter shows anywhere, what a probe hears, lamp, hum and knobs. */
import { execFileSync } from 'node:child_process';
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Component, Net } from '#electronics/component.ts';
import { supplyRef, chipModel, faultyElements } from '#electronics/diagnosis/fault-model/faulty-elements.ts';
import { acrossWires, type BuiltPart, type BuiltPedal, isOnBoard } from '#electronics/diagnosis/fault-model/pedal.ts';
import { supplyPins } from '#electronics/simulation/chips.ts';
import type { DeviceModel, ModelLookup, Range } from '#electronics/simulation/device-model.ts';
import { ground } from '#electronics/simulation/element.ts';
import type { PartSampler } from '#electronics/simulation/part-sampling.ts';
import { spiceDeck, spiceNet } from '#electronics/simulation/spice-deck.ts';
import { jacksOf } from '#electronics/simulation/test-setup.ts';
import { randomOf } from './random.ts';
import { deviceLines, isOwnDevice } from './spice-devices.ts';

/** What a bag of parts strays by, and what is plugged in. */
export interface Bag {
  readonly seed: string;
  readonly resistors: number;
  readonly capacitors: number;
  readonly supplyVolts: number;
}

export interface Bench {
  /** By the name of the net in the deck, with nothing touching it. */
  readonly rest: ReadonlyMap<string, number>;
  /** By net: as a meter of so many ohms shows it. */
  readonly volts: ReadonlyMap<Net, number>;
  /** By net and tone, decibels over the guitar, at the tip of an audio probe. */
  readonly levels: readonly ReadonlyMap<Net, number>[];
  /** At the loudest output jack, by tone. */
  readonly output: readonly number[];
  /** From the supply to the output at 100 Hz. */
  readonly humDecibels: number;
  /** By how many decibels each knob changes some tones, by its name: from its left stop to its right one. */
  readonly knobs: ReadonlyMap<string, readonly number[]>;
  readonly supplyAmps: number;
}

export const tones = [200, 3000] as const;
const knobTones = [100, 400, 1600, 6400] as const;
const silence = -90;
/** Under this no lamp is seen to light: a tenth of a milliampere or so. */
function litVolts({ part }: Component): number {
  const model = modelBySlug(part ?? '');
  return model?.type === 'diode' ? model.forward[0] - 0.1 : 0;
}

export function samplerOf({ seed, resistors, capacitors }: Bag, parts: readonly Component[]): PartSampler {
  const kinds = new Map(parts.map(({ ref, kind }) => [ref, kind]));
  const within = (middle: number, share: number, name: string): number =>
    middle * (1 + share * (2 * randomOf(`${seed} ${name}`).next() - 1));
  return ([low, middle, high]: Range, name: string) => {
    const kind = kinds.get(name);
    if (kind === 'resistor') return within(middle, resistors, name);
    if (kind === 'film' || kind === 'ceramic' || kind === 'electrolytic') return within(middle, capacitors, name);
    if (kind === 'pot' || kind === 'trimmer') return within(middle, 0.15, name);
    return low + (high - low) * randomOf(`${seed} ${name}`).next();
  };
}

/** Op-amps come nearer to their rails, or less near, and have less gain than ours. */
export function otherModels(seed: string): ModelLookup {
  return (slug): DeviceModel | undefined => {
    const model = modelBySlug(slug);
    if (model?.type !== 'op-amp') return model;
    const random = randomOf(`${seed} ${slug}`);
    const toHigh = model.toHigh * random.between(0.6, 1.3);
    const toLow = model.toLow * random.between(0.6, 1.3);
    return { ...model, gain: model.gain * random.ratio(0.1, 1), toHigh, toLow };
  };
}

const meterId = (net: Net): string => spiceNet(net).slice(2);

/** A meter and an audio probe beside every net, with no effect until their resistance is altered. */
const touches = (nets: readonly Net[]): string[] =>
  nets.flatMap((net) => {
    const [at, id] = [spiceNet(net), meterId(net)];
    return [`Rmeter_${id} ${at} 0 1e15`, `Cprobe_${id} ${at} p_${id} 100n`, `Rprobe_${id} p_${id} 0 1e15`];
  });

function knobCommands({ parts, circuit }: BuiltPedal, ohmsOf: (line: string) => number): string[] {
  const { outputs } = jacksOf(circuit);
  return parts
    .filter(({ kind, drawn }) => kind === 'pot' && new Set(Object.values(drawn)).size > 1)
    .flatMap(({ ref }) => {
      const id = ref.replaceAll(/[^A-Za-z0-9]/g, '_').toLowerCase();
      const lines = [`r_${id}`, `r_${id}__2`].filter((line) => ohmsOf(line) > 0);
      const whole = lines.reduce((sum, line) => sum + ohmsOf(line), 0);
      const turn = (share: number): string[] =>
        lines.map((line, k) => `alter ${line} = ${(whole * (k === 0 ? share : 1 - share) + 1).toPrecision(6)}`);
      const sweep = [0, 1].flatMap((end) => [
        ...turn(end),
        ...knobTones.flatMap((hertz) => [
          `ac lin 1 ${hertz} ${hertz}`,
          ...outputs.flatMap((net) => [`echo knob ${ref} ${end} ${hertz}`, `print db(v(${spiceNet(net)})+1e-12)`]),
        ]),
      ]);
      return [...sweep, ...lines.map((line) => `alter ${line} = ${ohmsOf(line)}`)];
    });
}

/** Where it is touched, by a meter of so many ohms and by a probe. */
interface Touched {
  readonly meter: readonly Net[];
  readonly meterOhms: number;
  readonly probe: readonly Net[];
}

function commandsOf(pedal: BuiltPedal, { meter, meterOhms, probe }: Touched, ohmsOf: (line: string) => number) {
  const { outputs } = jacksOf(pedal.circuit);
  const ac = (hertz: number): string => `ac lin 1 ${hertz} ${hertz}`;
  const level = (net: Net): string => `print db(v(${spiceNet(net)})+1e-12)`;
  return [
    'set numdgt=9',
    'op',
    'echo base',
    'print all',
    ...meter.flatMap((net) => [
      `alter rmeter_${meterId(net)} = ${meterOhms}`,
      'op',
      `echo meter ${net}`,
      `print v(${spiceNet(net)})`,
      `alter rmeter_${meterId(net)} = 1e15`,
    ]),
    ...Object.keys(pedal.circuit.signal?.playing ?? {}).map((_, k) => `alter rplaying_${k} = 10k`),
    'op',
    ...probe.flatMap((net) => [
      `alter rprobe_${meterId(net)} = 1e6`,
      ...tones.flatMap((hertz) => [ac(hertz), `echo probe ${hertz} ${net}`, level(net)]),
      `alter rprobe_${meterId(net)} = 1e15`,
    ]),
    ...tones.flatMap((hertz) => [ac(hertz), ...outputs.flatMap((net) => [`echo out ${hertz} ${net}`, level(net)])]),
    ...knobCommands(pedal, ohmsOf),
    'alter v_guitar ac = 0',
    `alter v_${supplyRef} ac = 1`,
    ac(100),
    ...outputs.flatMap((net) => [`echo hum ${net}`, level(net)]),
  ];
}

function ngspice(deck: string): string {
  return execFileSync('ngspice', ['-b'], {
    input: deck,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
    timeout: 60_000,
  });
}

/** What was printed after each `echo`, by its words. */
function answersIn(said: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let title = '';
  for (const line of said.split('\n')) {
    const value = /^(?:db\(|v\().* = (\S+)$/.exec(line);
    if (value) found.set(title, [...(found.get(title) ?? []), Number(value[1])]);
    else if (/^(?:meter|probe|out|knob|hum) /.test(line)) title = line.trim();
  }
  return found;
}

function linesOf(pedal: BuiltPedal, bag: Bag): string[] {
  const places = new Map<string, number>();
  return pedal.parts
    .filter((part) => isOwnDevice(part) && !part.missing)
    .flatMap((part) =>
      deviceLines(
        part,
        (pin) => acrossWires(pedal, part.pins[pin]!, isOnBoard(part)),
        randomOf(`${bag.seed} device ${part.ref}`),
        places,
      ),
    );
}

function deckOf(pedal: BuiltPedal, bag: Bag, unpowered: ReadonlySet<string>, touched: Touched) {
  const setup = { modelOf: otherModels(bag.seed), draw: samplerOf(bag, pedal.parts) };
  const own = new Set(pedal.parts.filter(isOwnDevice).map(({ ref }) => ref));
  const elements = faultyElements(pedal, setup, unpowered).filter(({ ref }) => !own.has(ref));
  const playing = Object.entries(pedal.circuit.signal?.playing ?? {}).flatMap(([net, volts], k) => [
    `Vplaying_${k} pl_${k} 0 ${volts}`,
    `Rplaying_${k} pl_${k} ${spiceNet(net)} 1e15`,
  ]);
  const body = [...linesOf(pedal, bag), ...playing, ...touches([...new Set([...touched.meter, ...touched.probe])])];
  const plain = spiceDeck(['trial'], elements, body);
  const ohms = new Map(
    [...plain.matchAll(/^(R_\S+) \S+ \S+ (\S+)$/gm)].map(([, name, value]) => [name!.toLowerCase(), Number(value)]),
  );
  const commands = commandsOf(pedal, touched, (line) => ohms.get(line) ?? 0);
  return plain
    .replace('reltol=1e-6 abstol=1e-12 vntol=1e-9', 'reltol=1e-4 abstol=1e-11 vntol=1e-7')
    .replace(/\.end\n$/, ['.control', ...commands, 'quit', '.endc', '.end', ''].join('\n'));
}

function baseVolts(said: string): Map<string, number> {
  return new Map([...said.matchAll(/^(\S+) = (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]));
}

function unpoweredIn(pedal: BuiltPedal, volts: ReadonlyMap<string, number>): Set<string> {
  const at = (part: BuiltPart, pin: string): number =>
    volts.get(spiceNet(acrossWires(pedal, part.pins[pin]!, isOnBoard(part)))) ?? 0;
  return new Set(
    pedal.parts.flatMap((part) => {
      const model = chipModel(part, modelBySlug);
      if (!model || part.missing) return [];
      const [high, low] = supplyPins(model);
      return at(part, high) - at(part, low) < 3 ? [part.ref] : [];
    }),
  );
}

const most = (values: readonly number[] | undefined): number => Math.max(silence, ...(values ?? []));

/** `undefined`: ngspice finds no operating point. */
export function benchOf(pedal: BuiltPedal, bag: Bag, wanted: Touched): Bench | undefined {
  const powered: BuiltPedal = { ...pedal, supplyVolts: (pedal.supplyVolts * bag.supplyVolts) / 9 };
  const once = (nets: readonly Net[]): Net[] => [...new Set(nets)].filter((net) => net !== ground);
  const touched: Touched = { ...wanted, meter: once(wanted.meter), probe: once(wanted.probe) };
  let unpowered: ReadonlySet<string> = new Set();
  for (let pass = 0; pass < 4; pass++) {
    let said: string;
    try {
      said = ngspice(deckOf(powered, bag, unpowered, pass === 0 ? { ...touched, meter: [], probe: [] } : touched));
    } catch {
      return undefined;
    }
    const base = baseVolts(said);
    if (base.size === 0) return undefined;
    const now = unpoweredIn(powered, base);
    const isSettled = now.symmetricDifference(unpowered).size === 0;
    unpowered = pass > 1 ? now.union(unpowered) : now;
    if (pass > 0 && (isSettled || pass === 3)) return readBench(powered, said, base, touched);
  }
  return undefined;
}

function readBench(
  pedal: BuiltPedal,
  said: string,
  base: ReadonlyMap<string, number>,
  { meter, probe }: Touched,
): Bench {
  const { parts, circuit } = pedal;
  const answers = answersIn(said);
  const knobs = new Map(
    parts
      .filter(({ kind }) => kind === 'pot')
      .map(({ ref }) => {
        const changes = knobTones.map((hertz) => {
          const [low, high] = [0, 1].map((end) => Math.max(-60, most(answers.get(`knob ${ref} ${end} ${hertz}`))));
          return high! - low!;
        });
        return [ref, changes] as const;
      }),
  );
  const { outputs } = jacksOf(circuit);
  return {
    rest: new Map([...base].filter(([name]) => name.startsWith('n_'))),
    volts: new Map(meter.map((net) => [net, answers.get(`meter ${net}`)?.[0] ?? 0])),
    levels: tones.map((hertz) => new Map(probe.map((net) => [net, most(answers.get(`probe ${hertz} ${net}`))]))),
    output: tones.map((hertz) => most(outputs.flatMap((net) => answers.get(`out ${hertz} ${net}`) ?? []))),
    humDecibels: most(outputs.flatMap((net) => answers.get(`hum ${net}`) ?? [])),
    knobs,
    supplyAmps: Math.abs(base.get(`v_${supplyRef}#branch`) ?? 0),
  };
}

export function isLampLit(pedal: BuiltPedal, { rest }: Bench): boolean {
  const lamp = pedal.parts.find(({ ref }) => ref === 'LED1');
  if (!lamp) return false;
  const at = (pin: string): number => rest.get(spiceNet(acrossWires(pedal, lamp.pins[pin]!, isOnBoard(lamp)))) ?? 0;
  return at('A') - at('K') > litVolts(lamp);
}
