/** What a step starts from, node by node, and what capacitors and coils remember of it. */

import { guitarOhms } from '../../simulation/test-setup.ts';
import type { KitData } from '../kit-data.ts';
import { looksFurther, push, remembered, remembers } from '../stamps.ts';
import { across, type Names } from './newton-code.ts';

/** What is added at each node from the right-hand side's parts: constants, rails, guitar, memories, chips. */
export function rightHandSides(
  kit: KitData,
  names: Names,
  placeOf: (row: number, column: number) => number,
): string[][] {
  const { size, nets, parts } = kit;
  const terms = nets.map((): string[] => []);
  const constant = new Set<number>();
  for (const part of parts) push(part, (node) => node >= 0 && constant.add(node));
  for (const node of constant) terms[node]!.push(`+B[${node}]`);
  nets.forEach((_, row) => {
    for (let column = size; column < nets.length; column++) {
      const place = placeOf(row, column);
      if (place >= 0 && column !== row) terms[row]!.push(`-${names.entry(place)}*${names.node(column)}`);
    }
  });
  if (kit.input >= 0) terms[kit.input]!.push(`+u*${1 / guitarOhms}`);
  let state = 0;
  for (const part of parts) {
    if (!remembers(part)) continue;
    const [a, b] = remembered(part);
    if (a >= 0) terms[a]!.push(`+S[${state}]`);
    if (b >= 0) terms[b]!.push(`-S[${state}]`);
    state += looksFurther(part) ? 2 : 1;
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
    if (!remembers(part)) continue;
    const [a, b] = remembered(part);
    const v = a < 0 || b < 0 ? across(names, a, b) : `(${across(names, a, b)})`;
    const take = `T[${number}]`;
    if (looksFurther(part)) {
      lines.push(`S[${state}]=${take}*${v}+S[${state + 1}];S[${state + 1}]=T[${number + 1}]*${v};`);
      state += 2;
    } else {
      lines.push(`S[${state}]=${take}*${v}+T[${number + 1}]*S[${state}];`);
      state += 1;
    }
    number += 2;
  }
  return lines;
}
