/** A netlist as KiCad writes it, and as our own kits offer it. Values are read as people write them on parts: 4k7, 100n, B100K. */

import { type Component, type ComponentKind, NC, type Net, type Taper } from '../component.ts';
import { outputPins, supplyPins } from '../simulation/chips.ts';
import type { DeviceModel } from '../simulation/device-model.ts';
import { ground } from '../simulation/element.ts';
import { parseFarads, parseOhms } from '../value/parse.ts';
import { inFaradNotation, inHenryNotation, inOhmNotation, valueLimits } from './circuit-notation.ts';
import { type DeviceModels, knownDevice, outlineOf } from './device-names.ts';
import type { DraftCircuit } from './draft-circuit.ts';
import { type KicadComponent, kindOf, legsOf } from './kicad-kinds.ts';
import { cited } from './line-notes.ts';
import { type Expression, listOf, listsOf, readExpression, wordOf } from './s-expression.ts';

interface Pin {
  readonly name: string;
  readonly role: string;
  readonly net: Net;
}

const modelTypes: Partial<Record<ComponentKind, readonly DeviceModel['type'][]>> = {
  diode: ['diode'],
  led: ['diode'],
  bjt: ['bipolar'],
  jfet: ['field-effect'],
  mosfet: ['field-effect'],
  regulator: ['regulator'],
  opto: ['optocoupler'],
  ic: ['op-amp', 'chip', 'regulator'],
  module: ['chip'],
};

/** The parts that are read by their values alone. */
const passive: ReadonlySet<ComponentKind> = new Set([
  'resistor',
  'film',
  'ceramic',
  'electrolytic',
  'inductor',
  'pot',
  'trimmer',
]);

const twoEnds = ['1', '2'];
const threeLugs = ['1', '2', '3'];

class KicadReader {
  private readonly draft: DraftCircuit;
  private readonly known: DeviceModels;
  private readonly pins = new Map<string, Pin[]>();

  constructor(draft: DraftCircuit, known: DeviceModels) {
    this.draft = draft;
    this.known = known;
  }

  read(text: string): void {
    const { notes } = this.draft;
    const found = readExpression(text);
    if (!('root' in found)) return notes.refuse(found.line, found.text);
    const { root } = found;
    const components = listOf(root, 'components');
    const nets = listOf(root, 'nets');
    if (!components || !nets) return notes.refuse(1, 'A netlist of KiCad has (components …) and (nets …).');
    const list = listsOf(components, 'comp').map(componentOf);
    const refs = new Set(list.map(({ ref }) => ref));
    for (const net of listsOf(nets, 'net')) this.readNet(net, refs);
    for (const component of list) this.readComponent(component);
  }

  private readNet(net: Expression, refs: ReadonlySet<string>): void {
    const nodes = listsOf(net, 'node');
    const name = wordOf(net, 'name');
    // KiCad gives an open pin a net of its own.
    const at = nodes.length === 1 && /^unconnected-/i.test(name) ? NC : this.draft.net(name, net.line);
    for (const node of nodes) {
      const ref = wordOf(node, 'ref').slice(0, maxWordLength);
      if (!refs.has(ref)) this.draft.notes.refuse(node.line, `${cited(ref)} is in a net and not among the components.`);
      const pins = this.pins.get(ref) ?? [];
      pins.push({ name: wordOf(node, 'pin'), role: wordOf(node, 'pinfunction'), net: at });
      this.pins.set(ref, pins);
    }
  }

  private readComponent(component: KicadComponent): void {
    const { ref, line, value } = component;
    const kind = kindOf(component);
    if (kind === 'mechanical') return;
    if (!kind)
      return this.draft.notes.refuse(
        line,
        `What ${cited(ref)} (${value}) is cannot be told from its symbol or designator.`,
      );
    const position = Number(component.position);
    if (component.position !== '' && position >= 0 && position <= 1) this.draft.positions[ref] = position;
    if (passive.has(kind)) return this.passive(component, kind);
    if (kind === 'toggle' || kind === 'footswitch') return this.toggle(component, kind);
    if (kind === 'jack' || kind === 'dc-jack') return this.jack(component, kind);
    this.device(component, kind);
  }

  /** The net of the first pin that has one of these names or numbers; names count before numbers. */
  private pinOf(ref: string, names: readonly string[]): Net | undefined {
    const pins = this.pins.get(ref) ?? [];
    const role = pins.find((pin) => names.some((name) => pin.role.toUpperCase() === name));
    return (role ?? pins.find((pin) => names.includes(pin.name.toUpperCase())))?.net;
  }

  private legs(
    { ref, line }: KicadComponent,
    legs: Readonly<Record<string, readonly string[]>>,
  ): Component['pins'] | undefined {
    const found = Object.entries(legs).map(([leg, names]) => [leg, this.pinOf(ref, names)] as const);
    const missing = found.find(([, net]) => net === undefined);
    if (missing) return this.draft.notes.refuse(line, `${cited(ref)} has no pin ${missing[0]} in any net.`);
    return Object.fromEntries(found as [string, Net][]);
  }

  private numbered(component: KicadComponent, pins: readonly string[]): Component['pins'] | undefined {
    return this.legs(component, Object.fromEntries(pins.map((pin) => [pin, [pin]])));
  }

  private passive(component: KicadComponent, kind: ComponentKind): void {
    const { ref, line } = component;
    const isControl = kind === 'pot' || kind === 'trimmer';
    const pins =
      kind === 'electrolytic'
        ? this.legs(component, legsOf.electrolytic!)
        : this.numbered(component, isControl ? threeLugs : twoEnds);
    const read = this.valueOf(component, kind);
    if (!pins || !read) return;
    if (kind === 'inductor')
      this.draft.models[`own ${ref}`] = this.known[`inductor-${component.value.toLowerCase()}`] ?? {
        type: 'coil',
        ohms: 0.01,
      };
    this.draft.add({ ref, line, kind, value: read, part: kind === 'inductor' ? `own ${ref}` : null, pins });
  }

  /** As circuits are written; nothing once it is refused. */
  private valueOf({ line, value }: KicadComponent, kind: ComponentKind): string | undefined {
    const { notes } = this.draft;
    const refuse = (): undefined => notes.refuse(line, `${cited(value)} is no value.`);
    const within = (amount: number, of: keyof typeof valueLimits): boolean => {
      const { from, to, words } = valueLimits[of];
      if (amount >= from && amount <= to) return true;
      notes.refuse(line, `${cited(value)} is not ${words}.`);
      return false;
    };
    if (kind === 'inductor') {
      const henries = henriesOf(value);
      if (henries === null) return refuse();
      return within(henries, 'inductance') ? inHenryNotation(henries) : undefined;
    }
    if (kind === 'film' || kind === 'ceramic' || kind === 'electrolytic') {
      // Voltage and type stand behind the value: 10u/25V, 100n film.
      const farads = parseFarads(value.split(/[/\s,](?=\D|\d+\s*v)/i)[0]!);
      if (farads === null) return refuse();
      return within(farads, 'capacitance') ? inFaradNotation(farads) : undefined;
    }
    const [, before, amount = '', behind] = /^([abc](?=[\d.]))?(.*?)(?:[\s_-]*([abc]))?$/i.exec(value.trim()) ?? [];
    const ohms = parseOhms(kind === 'resistor' ? value.split(/[/\s,]/)[0]! : amount.replace(/(lin|log)(ear)?$/i, ''));
    if (ohms === null) return refuse();
    if (!within(ohms, 'resistance')) return undefined;
    const taper = (before ?? behind ?? (/log/i.test(value) ? 'A' : 'B')).toUpperCase() as Taper;
    return `${kind === 'pot' ? taper : ''}${inOhmNotation(ohms)}`;
  }

  private toggle(component: KicadComponent, kind: 'toggle' | 'footswitch'): void {
    const { ref, line } = component;
    const count = this.pins.get(ref)?.length ?? 0;
    const value = kind === 'footswitch' || count === 9 ? '3PDT' : count > 3 ? 'DPDT' : 'SPDT';
    const numbers = Array.from({ length: { SPDT: 3, DPDT: 6, '3PDT': 9 }[value] }, (_, k) => String(k + 1));
    const pins = Object.fromEntries(numbers.map((pin) => [pin, this.pinOf(ref, [pin]) ?? NC]));
    this.draft.add({ ref, line, kind: value === '3PDT' ? 'footswitch' : 'toggle', value, part: null, pins });
  }

  private jack(component: KicadComponent, kind: 'jack' | 'dc-jack'): void {
    const { ref, line, value } = component;
    const [plus, minus] = Object.values(legsOf[kind]!).map((names) => this.pinOf(ref, names));
    // Whichever of the two is not ground.
    const net = plus === ground ? minus : plus;
    if (net === undefined || net === NC || net === ground)
      return this.draft.notes.warn(line, `${cited(ref)} leads nowhere.`);
    if (kind === 'dc-jack') this.draft.supplies[net] = 9;
    else if (/in|guitar/i.test(`${ref} ${value}`) || /^\/?in/i.test(net)) this.draft.plug('input', net);
    else if (/out|amp/i.test(`${ref} ${value}`) || /^\/?out/i.test(net)) this.draft.plug('output', net);
    else
      this.draft.notes.warn(
        line,
        `${cited(ref)} is a connector whose name has neither IN nor OUT; nothing is plugged in there.`,
      );
  }

  private device(component: KicadComponent, kind: ComponentKind): void {
    const { ref, line, value } = component;
    const { notes, models } = this.draft;
    const type = modelTypes[kind]!.find((each) => knownDevice(value, this.known, each));
    const slug = type && knownDevice(value, this.known, type);
    if (!slug) return notes.refuse(line, `${cited(value)} (${ref}) is no part that we know how to play.`);
    const given = this.known[slug]!;
    // A regulator may bear the designator of a chip.
    const as = given.type === 'regulator' ? 'regulator' : kind;
    if (given.type !== 'op-amp' && given.type !== 'chip') {
      const pins = this.legs(component, legsOf[as]!);
      models[slug] = given;
      return pins && this.draft.add({ ref, line, kind: as, value, part: slug, pins });
    }
    const outline = given.type === 'op-amp' ? outlineOf(value) : undefined;
    const model = given.type === 'op-amp' && outline ? { ...given, outline } : given;
    const part = outline ? `own ${slug} ${outline}` : slug;
    models[part] = model;
    const wanted = model.type === 'op-amp' ? amplifierPins[model.outline] : [];
    const pins: Record<string, Net> = Object.fromEntries(wanted.map((pin) => [pin, NC]));
    for (const pin of this.pins.get(ref) ?? []) pins[pin.name] = pin.net;
    const supply = supplyPins(model);
    const open = supply.find((pin) => (pins[pin] ?? NC) === NC);
    if (open !== undefined) return notes.refuse(line, `Pin ${open} of ${cited(ref)} is its supply and joins nothing.`);
    if (model.type === 'op-amp') {
      for (const pin of supply) this.draft.chipRails.set(pins[pin]!, ref);
      if (outputPins(model).every((pin) => pins[pin] === NC))
        return notes.refuse(line, `No output of ${cited(ref)} joins anything.`);
    }
    this.draft.add({ ref, line, kind, value, part, pins });
  }
}

const amplifierPins = {
  single: ['2', '3', '4', '6', '7'],
  dual: ['1', '2', '3', '4', '5', '6', '7', '8'],
  quad: Array.from({ length: 14 }, (_, k) => String(k + 1)),
} as const;

/** Of a designator or a value: nobody's are longer. */
const maxWordLength = 80;

function componentOf(expression: Expression): KicadComponent {
  const fields = listOf(expression, 'fields');
  const inFields = fields && listsOf(fields, 'field').find((field) => wordOf(field, 'name') === 'Position');
  const property = listsOf(expression, 'property').find((each) => wordOf(each, 'name') === 'Position');
  const source = listOf(expression, 'libsource');
  return {
    ref: wordOf(expression, 'ref').slice(0, maxWordLength),
    value: wordOf(expression, 'value').slice(0, maxWordLength),
    line: expression.line,
    symbol: source ? wordOf(source, 'part') : '',
    description: wordOf(expression, 'description'),
    position: inFields?.words[0] ?? (property ? wordOf(property, 'value') : ''),
  };
}

/** '500mH', '0.5H', '10 mH'. */
function henriesOf(value: string): number | null {
  const [, digits, prefix = ''] = /^(\d+(?:\.\d+)?)\s*([munµ]?)H?$/.exec(value.trim()) ?? [];
  if (!digits) return null;
  return Number(digits) * ({ '': 1, m: 1e-3, u: 1e-6, µ: 1e-6, n: 1e-9 }[prefix] ?? 1);
}

export const readKicad = (text: string, draft: DraftCircuit, known: DeviceModels): void =>
  new KicadReader(draft, known).read(text);
