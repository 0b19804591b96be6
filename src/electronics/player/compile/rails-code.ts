/** Rails are solved last: the currents from them are known by then, and a reservoir's voltage changes little in a step. */

import type { KitData } from '../kit-data.ts';
import { crossoverAmps } from '../../simulation/circuit-constants.ts';
import { outputSiemensOf } from '../stamps.ts';
import { voltageBetween, type NonlinearDevice, minus, type Names } from './newton-code.ts';

/** Currents into rails and slopes by their own voltage, as text. */
class RailCurrents {
  readonly amps = new Map<number, string>();
  readonly siemens = new Map<number, string>();
  private readonly isMoving: (at: number) => boolean;

  constructor({ size, reservoirRails }: KitData) {
    this.isMoving = (at) => at >= size && at < size + reservoirRails;
  }

  add(to: 'amps' | 'siemens', at: number, text: string): void {
    if (this.isMoving(at)) this[to].set(at, (this[to].get(at) ?? '') + text);
  }
}

/** Adds the currents that a device which also touches unknown nets draws from its rails. */
function addDeviceCurrents(railCurrents: RailCurrents, { device, code }: NonlinearDevice, names: Names): void {
  if (device.is === 'clamp') return;
  device.at.forEach((at, row) => {
    const slopeTerms = device.at.map((node, column) => {
      const slope = code.slopes[row]![column];
      return slope === undefined || slope === '0' || node < 0 ? '' : `${minus(slope)}*${names.node(node)}`;
    });
    railCurrents.add('amps', at, `-(${code.offsets[row]})${slopeTerms.join('')}`);
  });
}

/** A junction between rails, evaluated at their predicted voltages. The adapter has a little series resistance. */
function junctionCode(
  railCurrents: RailCurrents,
  { adapter }: KitData,
  { device, code, firstControl }: NonlinearDevice,
  names: Names,
): string {
  const [a, b] = device.at as [number, number];
  const [i, g] = [`i${firstControl}`, `g${firstControl}`];
  railCurrents.add('amps', a, `-${i}+${g}*${names.node(a)}`);
  railCurrents.add('siemens', a, `+${g}`);
  railCurrents.add('amps', b, `+${i}+${g}*${names.node(b)}`);
  railCurrents.add('siemens', b, `+${g}`);
  const evaluated = `v${firstControl}=${voltageBetween(names, a, b)};${code.evaluate}`;
  if (a !== adapter.at) return evaluated;
  const { volts, ohms } = adapter;
  return `${evaluated}t=1+${g}*${ohms};${i}=(${i}+${g}*(${volts}-x${a}))/t;${g}/=t;x${a}=${volts}-${ohms}*${i};`;
}

export function railsCode(
  kit: KitData,
  nonlinear: { readonly within: readonly NonlinearDevice[]; readonly onRails: readonly NonlinearDevice[] },
  terms: readonly (readonly string[])[],
  names: Names,
  entryIndex: (row: number, column: number) => number,
): string[] {
  const { size, reservoirRails } = kit;
  const railCurrents = new RailCurrents(kit);
  for (const each of nonlinear.within) addDeviceCurrents(railCurrents, each, names);
  const lines = nonlinear.onRails.map((each) => junctionCode(railCurrents, kit, each, names));
  for (const part of kit.parts) {
    if (part.is !== 'amplifier') continue;
    const [, , out, high, low, inner] = part.at as [number, number, number, number, number, number];
    // The half of an output's current that has no sign: it always flows from the upper rail to the lower.
    lines.push(
      `t=(${voltageBetween(names, inner, out)})*${outputSiemensOf(part)};const R${inner}=Math.sqrt(t*t+${crossoverAmps * crossoverAmps})/2;`,
    );
    railCurrents.add('amps', high, `-R${inner}`);
    railCurrents.add('amps', low, `+R${inner}`);
  }
  for (let rail = size; rail < size + reservoirRails; rail++) {
    let text = terms[rail]!.join('') + (railCurrents.amps.get(rail) ?? '');
    for (let k = 0; k < size; k++) if (entryIndex(rail, k) >= 0) text += `-${names.entry(entryIndex(rail, k))}*x${k}`;
    const slope = names.entry(entryIndex(rail, rail)) + (railCurrents.siemens.get(rail) ?? '');
    lines.push(`x${rail}=(${text.replace(/^\+/, '')})/(${slope});`);
  }
  return lines;
}
