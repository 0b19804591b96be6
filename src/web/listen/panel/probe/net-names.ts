/** What the points of a circuit are called by someone who builds it: 'Collector of Q1' rather than 'c1'. */
import { amplifiers } from '#drawings/schematic/chips.ts';
import type { Circuit, Component, Net } from '#electronics/component.ts';
import type { Probed } from './probed.ts';
import type { TouchPoint } from './schematic-points.ts';

const fixed: Readonly<Record<Net, string>> = {
  IN: 'Input',
  OUT: 'Output',
  GND: 'Ground',
  'DC+': 'Supply jack',
  VREF: 'Half the supply',
};

/** Roles of pins, the one that tells most first. */
const roles = [
  'Output',
  'Collector',
  'Drain',
  'Emitter',
  'Source',
  'Base',
  'Gate',
  'Wiper',
  'Plus input',
  'Minus input',
  'Pin',
] as const;
type Role = (typeof roles)[number];

const transistorRoles: Readonly<Record<string, Role>> = {
  C: 'Collector',
  B: 'Base',
  E: 'Emitter',
  D: 'Drain',
  G: 'Gate',
  S: 'Source',
};
const transistors: ReadonlySet<Component['kind']> = new Set(['bjt', 'jfet', 'mosfet']);
const chips: ReadonlySet<Component['kind']> = new Set(['ic', 'module', 'regulator', 'opto']);
const letters = 'ABCD';

interface Named {
  readonly role: Role;
  readonly name: string;
}

const named = (role: Role, ref: string): Named => ({ role, name: `${role} of ${ref}` });

function roleOf({ ref, kind, value }: Component, pin: string): Named | null {
  if (transistors.has(kind)) return named(transistorRoles[pin]!, ref);
  if (kind === 'pot' && pin === '2') return named('Wiper', ref);
  const sections = amplifiers[value]?.sections ?? [];
  const unit = sections.findIndex(({ plus, minus, out }) => [plus, minus, out].includes(pin));
  if (unit < 0) return chips.has(kind) ? { role: 'Pin', name: `Pin ${pin} of ${ref}` } : null;
  const { plus, out } = sections[unit]!;
  const role = pin === out ? 'Output' : pin === plus ? 'Plus input' : 'Minus input';
  return named(role, sections.length > 1 ? ref + letters[unit]! : ref);
}

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** Designators of the parts that meet in a net. */
export const joinedBy = ({ components }: Circuit, net: Net): string[] =>
  components.filter(({ pins }) => Object.values(pins).includes(net)).map(({ ref }) => ref);

export function netName(circuit: Circuit, net: Net): string {
  if (fixed[net]) return fixed[net];
  if (circuit.rails?.[net] !== undefined || net.startsWith('+')) return net.replace(/^(\+\d+)V$/, '$1 V');
  const pins = circuit.components.flatMap((component) =>
    Object.entries(component.pins).flatMap(([pin, at]) => (at === net ? [roleOf(component, pin)] : [])),
  );
  const [best] = pins.flatMap((each) => each ?? []).toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role));
  if (best) return best.name;
  const refs = joinedBy(circuit, net);
  if (refs.length === 2) return `Between ${listed(refs)}`;
  return refs.length < 2 ? `At ${listed(refs)}` : `Where ${listed(refs)} meet`;
}

export function pointName(circuit: Circuit, point: TouchPoint): string {
  if ('net' in point) return netName(circuit, point.net);
  const value = circuit.components.find(({ ref }) => ref === point.ref)?.value;
  return value === undefined ? point.ref : `${point.ref}, ${value}`;
}

const isRail = ({ rails }: Circuit, net: Net): boolean =>
  net === 'GND' || net === 'DC+' || net === '+9V' || rails?.[net] !== undefined;

/** At a part the probe goes to what it hands on: the last of its nets in the order of the signal that is no rail. */
export function probedAt(circuit: Circuit, signal: readonly Net[], point: TouchPoint): Probed {
  if ('net' in point) return { net: point.net, name: netName(circuit, point.net) };
  const own = new Set(Object.values(circuit.components.find(({ ref }) => ref === point.ref)?.pins ?? {}));
  const nets = signal.filter((net) => own.has(net));
  const net = nets.findLast((each) => !isRail(circuit, each)) ?? nets[0]!;
  return { net, ref: point.ref, name: netName(circuit, net) };
}
