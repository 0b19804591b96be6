/** The netlist in the form that KiCad reads: components with their values, then every net with its pins. */

import type { Component } from './component.ts';
import { pinsByNet } from './netlist.ts';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Where controls stand, 0 to 1. KiCad keeps the field and does nothing with it. */
export type WrittenPositions = Readonly<Record<string, number>>;

const componentLine = ({ ref, value, kind }: Component, position: number | undefined): string => {
  const field = position === undefined ? '' : ` (fields (field (name "Position") "${position}"))`;
  return `    (comp (ref ${quoted(ref)}) (value ${quoted(value)}) (description ${quoted(kind)})${field})`;
};

function netLines(components: readonly Component[]): string[] {
  return [...pinsByNet(components)].flatMap(([name, pins], i) => [
    `    (net (code "${i + 1}") (name ${quoted(name)})`,
    ...pins.map(({ ref, pin }) => `      (node (ref ${quoted(ref)}) (pin ${quoted(pin)}))`),
    '    )',
  ]);
}

export function kicadNetlist(
  title: string,
  components: readonly Component[],
  positions: WrittenPositions = {},
): string {
  const electrical = components.filter(({ kind }) => kind !== 'mechanical');
  return [
    '(export (version "E")',
    `  (design (source ${quoted(title)}))`,
    '  (components',
    ...electrical.map((each) => componentLine(each, positions[each.ref])),
    '  )',
    '  (nets',
    ...netLines(electrical),
    '  )',
    ')',
    '',
  ].join('\n');
}
