/**
 * Diodes and transistors as ngspice knows them: with series resistances, recombination, breakdown and body diodes, which our
 * own models leave out, and with other numbers, from public libraries where there are some.
 */
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Component, Net } from '#electronics/component.ts';
import type { BipolarModel, DiodeModel, FieldEffectModel } from '#electronics/simulation/device-model.ts';
import { spiceNet } from '#electronics/simulation/spice-deck.ts';
import type { Random } from './random.ts';

const diodeLibrary: Readonly<Record<string, string>> = {
  '1n4148': 'IS=4.35n N=1.906 RS=0.65 BV=110 IBV=100u',
  '1n914': 'IS=168p N=1.5 RS=0.5 BV=100 IBV=100u',
  '1n4001': 'IS=76.9p N=1.45 RS=0.042 BV=75 IBV=5u',
  '1n34a': 'IS=1u N=1.6 RS=7 BV=60 IBV=1m',
  bat41: 'IS=41.7n N=1.02 RS=15 BV=100 IBV=100u',
  '1n5817': 'IS=12u N=1.1 RS=0.05 BV=30 IBV=1m',
};

const bipolarLibrary: Readonly<Record<string, { saturation: number; early: number; rest: string }>> = {
  '2n3904': { saturation: 1e-14, early: 100, rest: 'IKF=0.4 BR=4 RB=20 RC=0.1 RE=0.1' },
  '2n3906': { saturation: 1e-14, early: 100, rest: 'IKF=0.4 BR=4 RB=20 RC=0.1 RE=0.1' },
  bc549c: { saturation: 7.59e-15, early: 73.8, rest: 'IKF=0.0962 ISE=3.28f NE=1.2665 BR=10 RB=1 RC=0.25 RE=0.6' },
  bc108b: { saturation: 7.05e-15, early: 90.7, rest: 'IKF=0.13 ISE=10f NE=1.5 BR=5 RB=10 RC=1 RE=0.5' },
};

const thermal = 0.025865;

/** A reversed base-emitter junction breaks down at six to eight volts. */
const emitterBreakdown = (id: string, b: string, e: string, polarity: 'npn' | 'pnp', volts: number): string[] => [
  `.model mb${id} D(IS=1e-18 N=1 BV=${volts.toFixed(2)} IBV=10u RS=50)`,
  polarity === 'npn' ? `Db${id} ${b} ${e} mb${id}` : `Db${id} ${e} ${b} mb${id}`,
];

function diodeLines(id: string, part: string, model: DiodeModel, [a, k]: readonly string[], random: Random): string[] {
  const [low, , high] = model.forward;
  const softness = 1.25 * model.ideality;
  const forward = random.between(low, high);
  const { zener } = model;
  const breakdown = zener ? ` BV=${random.between(zener.volts[0], zener.volts[2]).toFixed(3)} IBV=5m` : '';
  const numbers =
    diodeLibrary[part] ??
    `IS=${(1e-3 * Math.exp(-forward / (softness * thermal))).toExponential(4)} N=${softness} RS=${zener ? 8 : 3}${breakdown}`;
  return [`.model md${id} D(${numbers})`, `Dd${id} ${a} ${k} md${id}`];
}

function bipolarLines(id: string, part: string, model: BipolarModel, nets: readonly string[], random: Random) {
  const [c, b, e] = nets as [string, string, string];
  const known = bipolarLibrary[part];
  const saturation = (known?.saturation ?? model.saturation) * random.ratio(0.6, 1.6);
  const early = (known?.early ?? model.earlyVolts) * random.ratio(0.7, 1.4);
  const gain = random.ratio(model.gain[0], model.gain[2]);
  // Germanium leaks through its collector, and has next to no recombination.
  const germanium = model.leakage ? 'BR=10 RB=20 RC=1 RE=0.4' : undefined;
  const rest =
    germanium ?? known?.rest ?? `ISE=${(saturation * 3).toExponential(3)} NE=1.6 IKF=0.05 BR=3 RB=40 RC=1 RE=0.4`;
  const card = `.model mq${id} ${model.polarity.toUpperCase()}(IS=${saturation.toExponential(4)} BF=${gain.toFixed(1)} VAF=${early.toFixed(1)} ${rest})`;
  const breakdown = emitterBreakdown(id, b, e, model.polarity, random.between(6, 8));
  if (model.darlington) return [card, `Q1${id} ${c} ${b} y${id} mq${id}`, `Q2${id} ${c} y${id} ${e} mq${id}`];
  if (!model.leakage) return [card, `Q${id} ${c} ${b} ${e} mq${id}`, ...breakdown];
  const amps = random.ratio(model.leakage[0], model.leakage[2]);
  const [from, to] = model.polarity === 'pnp' ? [b, c] : [c, b];
  return [card, `Q${id} ${c} ${b} ${e} mq${id}`, `B${id} ${from} ${to} I=${amps}*tanh(10*(v(${from})-v(${to})))`];
}

function fieldEffectLines(id: string, model: FieldEffectModel, nets: readonly string[], place: number, random: Random) {
  const at = ([low, , high]: readonly [number, number, number], where: number): number => low + (high - low) * where;
  const threshold = at(model.threshold, place);
  // A transistor that needs more to be shut also carries more, but not quite in step.
  const amps = Math.abs(at(model.saturationAmps, place)) * random.ratio(0.8, 1.25);
  const [d, g, s] = nets as [string, string, string];
  if (model.junctionGate)
    return [
      `.model mj${id} NJF(VTO=${threshold.toFixed(4)} BETA=${(amps / threshold ** 2).toExponential(4)} LAMBDA=0.008 IS=30f RD=15 RS=15)`,
      `J${id} ${d} ${g} ${s} mj${id}`,
    ];
  return [
    `.model mm${id} NMOS(LEVEL=1 VTO=${threshold.toFixed(4)} KP=${(2 * amps).toExponential(4)} LAMBDA=0.004 RD=0.5 RS=0.2)`,
    `M${id} ${d} ${g} ${s} ${s} mm${id}`,
    `.model mbd${id} D(IS=1e-13 N=1.1 RS=0.5)`,
    `Dm${id} ${s} ${d} mbd${id}`,
  ];
}

/** The parts that have lines of their own here; all others come as elements. */
export const isOwnDevice = ({ kind }: Component): boolean => ['diode', 'led', 'bjt', 'jfet', 'mosfet'].includes(kind);

/** `places`: where a JFET stands in its range; a matched set stands together. */
export function deviceLines(
  component: Component,
  netOf: (pin: string) => Net,
  random: Random,
  places: Map<string, number>,
): string[] {
  const part = component.part ?? component.value.toLowerCase();
  const model = modelBySlug(part);
  const id = component.ref.replaceAll(/[^A-Za-z0-9]/g, '_').toLowerCase();
  const nets = (...pins: readonly string[]): string[] => pins.map((pin) => spiceNet(netOf(pin)));
  switch (model?.type) {
    case 'diode':
      return diodeLines(id, part, model, nets('A', 'K'), random);
    case 'bipolar':
      return bipolarLines(id, part, model, nets('C', 'B', 'E'), random);
    case 'field-effect': {
      const name = model.matched ? part : component.ref;
      if (!places.has(name)) places.set(name, random.next());
      return fieldEffectLines(id, model, nets('D', 'G', 'S'), places.get(name)!, random);
    }
    default:
      throw new Error(`${component.ref}: no model of ${part}`);
  }
}
