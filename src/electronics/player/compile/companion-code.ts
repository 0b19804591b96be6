/** The right-hand side of a step, node by node, and the update of the companion models after it. */

import { guitarOhms } from '../../simulation/test-setup.ts';
import type { KitData } from '../kit-data.ts';
import { usesGear2, stampCurrents, stateNodes, hasState } from '../stamps.ts';
import { voltageBetween, type Names } from './newton-code.ts';

/** The terms of each node's right-hand side: constant currents, rails, input, states, chips. */
export function rightHandSides(
  kit: KitData,
  names: Names,
  entryIndex: (row: number, column: number) => number,
): string[][] {
  const { size, nets, parts } = kit;
  const terms = nets.map((): string[] => []);
  const constant = new Set<number>();
  for (const part of parts) stampCurrents(part, (node) => node >= 0 && constant.add(node));
  for (const node of constant) terms[node]!.push(`+B[${node}]`);
  nets.forEach((_, row) => {
    for (let column = size; column < nets.length; column++) {
      const place = entryIndex(row, column);
      if (place >= 0 && column !== row) terms[row]!.push(`-${names.entry(place)}*${names.node(column)}`);
    }
  });
  if (kit.input >= 0) terms[kit.input]!.push(`+u*${1 / guitarOhms}`);
  let state = 0;
  for (const part of parts) {
    if (!hasState(part)) continue;
    const [a, b] = stateNodes(part);
    if (a >= 0) terms[a]!.push(`+S[${state}]`);
    if (b >= 0) terms[b]!.push(`-S[${state}]`);
    state += usesGear2(part) ? 2 : 1;
  }
  let drive = 0;
  for (const { into } of kit.behaviours) for (const node of into) terms[node]!.push(`+N[${drive++}]`);
  return terms;
}

export function statesCode(kit: KitData, names: Names): string[] {
  let state = 0;
  let number = 0;
  const lines: string[] = [];
  for (const part of kit.parts) {
    if (!hasState(part)) continue;
    const [a, b] = stateNodes(part);
    const v = a < 0 || b < 0 ? voltageBetween(names, a, b) : `(${voltageBetween(names, a, b)})`;
    const weight = `T[${number}]`;
    if (usesGear2(part)) {
      lines.push(`S[${state}]=${weight}*${v}+S[${state + 1}];S[${state + 1}]=T[${number + 1}]*${v};`);
      state += 2;
    } else {
      lines.push(`S[${state}]=${weight}*${v}+T[${number + 1}]*S[${state}];`);
      state += 1;
    }
    number += 2;
  }
  return lines;
}
