/** The netlist in the form that KiCad reads: components with their values, then every net with its pins. */

import { type Component } from '#electronics/component.ts';
import { pinsByNet } from '#electronics/netlist.ts';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const componentLine = ({ ref, value, kind }: Component): string =>
  `    (comp (ref ${quoted(ref)}) (value ${quoted(value)}) (description ${quoted(kind)}))`;

function netLines(components: readonly Component[]): string[] {
  return [...pinsByNet(components)].flatMap(([name, pins], i) => [
    `    (net (code "${i + 1}") (name ${quoted(name)})`,
    ...pins.map(({ ref, pin }) => `      (node (ref ${quoted(ref)}) (pin ${quoted(pin)}))`),
    '    )',
  ]);
}

export function kicadNetlist(title: string, components: readonly Component[]): string {
  const electrical = components.filter(({ kind }) => kind !== 'mechanical');
  return [
    '(export (version "E")',
    `  (design (source ${quoted(title)}))`,
    '  (components',
    ...electrical.map(componentLine),
    '  )',
    '  (nets',
    ...netLines(electrical),
    '  )',
    ')',
    '',
  ].join('\n');
}
