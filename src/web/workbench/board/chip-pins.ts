import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import { amplifiers, boxes } from '#drawings/schematic/chips.ts';

const letters = 'ABCD';

/** Pins of amplifiers that are no part of a section, as their data sheets call them. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA3080E: { 5: 'bias current' },
  LM308N: { 1: 'compensation', 8: 'compensation' },
  'LM386N-1': { 1: 'gain', 7: 'bypass', 8: 'gain' },
};

/** What a pin of a chip is for, in the words of the schematic; undefined for every other leg. */
function roleOf({ kind, value }: Pick<WorkbenchPart, 'kind' | 'value'>, pin: string): string | undefined {
  if (kind !== 'ic' && kind !== 'module') return undefined;
  const amplifier = amplifiers[value];
  if (!amplifier) {
    const sides = (boxes[value] ?? []).flatMap(({ left, right }) => [...left, ...right]);
    return sides.find(([each]) => each === pin)?.[1];
  }
  const { sections, positive, negative } = amplifier;
  const at = sections.findIndex(({ plus, minus, out }) => [plus, minus, out].includes(pin));
  if (at >= 0) {
    const { plus, out } = sections[at]!;
    const role = pin === out ? 'output' : pin === plus ? 'plus input' : 'minus input';
    return sections.length > 1 ? `${role} ${letters[at]!}` : role;
  }
  return pin === positive ? '+ supply' : pin === negative ? '− supply' : others[value]?.[pin];
}

/** 'collector'; of a chip 'pin 3, plus input A'. */
export function pinText(
  part: Pick<WorkbenchPart, 'kind' | 'value'>,
  { pin, name }: { pin: string; name: string },
): string {
  const role = roleOf(part, pin);
  return role === undefined ? name : `${name}, ${role}`;
}
