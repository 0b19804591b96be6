/** Rails last: what everything on them takes is known by then, and a reservoir moves little in a step. */

import type { KitData } from '../kit-data.ts';
import { crossoverAmps } from '../../simulation/contacts.ts';
import { outputSiemens } from '../stamps.ts';
import { across, type Bent, minus, type Names } from './newton-code.ts';

/** Currents into rails and slopes by their own voltage, as text. */
class Taken {
  readonly amps = new Map<number, string>();
  readonly siemens = new Map<number, string>();
  private readonly isMoving: (at: number) => boolean;

  constructor({ size, moving }: KitData) {
    this.isMoving = (at) => at >= size && at < size + moving;
  }

  add(to: 'amps' | 'siemens', at: number, text: string): void {
    if (this.isMoving(at)) this[to].set(at, (this[to].get(at) ?? '') + text);
  }
}

/** What a device that also touches unknown nets takes from its rails. */
function take(taken: Taken, { device, code }: Bent, names: Names): void {
  if (device.is === 'clamp') return;
  device.at.forEach((at, row) => {
    const bySlopes = device.at.map((node, column) => {
      const slope = code.slopes[row]![column];
      return slope === undefined || slope === '0' || node < 0 ? '' : `${minus(slope)}*${names.node(node)}`;
    });
    taken.add('amps', at, `-(${code.left[row]})${bySlopes.join('')}`);
  });
}

/** A junction between rails, worked out where they are predicted. Behind the adapter lies a little resistance. */
function junctionCode(taken: Taken, { adapter }: KitData, { device, code, first }: Bent, names: Names): string {
  const [a, b] = device.at as [number, number];
  const [i, g] = [`i${first}`, `g${first}`];
  taken.add('amps', a, `-${i}+${g}*${names.node(a)}`);
  taken.add('siemens', a, `+${g}`);
  taken.add('amps', b, `+${i}+${g}*${names.node(b)}`);
  taken.add('siemens', b, `+${g}`);
  const worked = `v${first}=${across(names, a, b)};${code.evaluate}`;
  if (a !== adapter.at) return worked;
  const { volts, ohms } = adapter;
  return `${worked}t=1+${g}*${ohms};${i}=(${i}+${g}*(${volts}-x${a}))/t;${g}/=t;x${a}=${volts}-${ohms}*${i};`;
}

export function railsCode(
  kit: KitData,
  bent: { readonly within: readonly Bent[]; readonly onRails: readonly Bent[] },
  terms: readonly (readonly string[])[],
  names: Names,
  placeOf: (row: number, column: number) => number,
): string[] {
  const { size, moving } = kit;
  const taken = new Taken(kit);
  for (const each of bent.within) take(taken, each, names);
  const lines = bent.onRails.map((each) => junctionCode(taken, kit, each, names));
  for (const part of kit.parts) {
    if (part.is !== 'amplifier') continue;
    const [, , out, high, low, inner] = part.at as [number, number, number, number, number, number];
    // The half of an output's current that has no sign: it always flows from the upper rail to the lower.
    lines.push(
      `t=(${across(names, inner, out)})*${outputSiemens};const R${inner}=Math.sqrt(t*t+${crossoverAmps * crossoverAmps})/2;`,
    );
    taken.add('amps', high, `-R${inner}`);
    taken.add('amps', low, `+R${inner}`);
  }
  for (let rail = size; rail < size + moving; rail++) {
    let text = terms[rail]!.join('') + (taken.amps.get(rail) ?? '');
    for (let k = 0; k < size; k++) if (placeOf(rail, k) >= 0) text += `-${names.entry(placeOf(rail, k))}*x${k}`;
    const slope = names.entry(placeOf(rail, rail)) + (taken.siemens.get(rail) ?? '');
    lines.push(`x${rail}=(${text.replace(/^\+/, '')})/(${slope});`);
  }
  return lines;
}
