/**
 * A SPICE netlist: R, C, L, D, Q, J, V, cards, and by X what SPICE has no letter for, with the names of docs/listening.md:
 * op-amps, POT, TRIM, SPDT, SPST and JACK.
 */

import { NC, type Net, type Taper } from '../component.ts';
import type { DeviceModel } from '../simulation/device-model.ts';
import { ground } from '../simulation/element.ts';
import { inFaradNotation, inHenryNotation, inOhmNotation, type ValueKind, valueLimits } from './circuit-notation.ts';
import { type DeviceModels, knownDevice } from './device-names.ts';
import type { DraftCircuit } from './draft-circuit.ts';
import { cited } from './line-notes.ts';
import { spiceLines, type SpiceLine } from './spice-lines.ts';
import { readModelCard } from './spice-models.ts';
import { spiceValue } from './spice-value.ts';

/** Analyses and hints, which have nothing to do with what is played. */
const ignored =
  /^\.(?:op|ac|dc|tran|print|plot|probe|save|options?|temp|tf|noise|four|disto|sens|meas(?:ure)?|ic|nodeset|title|width|backanno|global)\b/i;

/** An ideal coil; what it has of its own is written as a resistor. */
const coilOhms = 0.01;

interface Words {
  readonly line: number;
  readonly ref: string;
  readonly words: readonly string[];
}

class SpiceReader {
  private readonly draft: DraftCircuit;
  private readonly known: DeviceModels;
  private readonly cards = new Map<string, DeviceModel>();

  constructor(draft: DraftCircuit, known: DeviceModels) {
    this.draft = draft;
    this.known = known;
  }

  read(text: string): void {
    const { notes } = this.draft;
    const lines = spiceLines(text, notes);
    for (const { line, text: written } of lines) {
      if (!/^\.model\b/i.test(written)) continue;
      const card = readModelCard(written, line, notes);
      if (card) this.cards.set(card.name.toLowerCase(), card.model);
    }
    for (const each of lines) {
      if (!each.text.startsWith('.')) this.readPart(each);
      else if (!/^\.model\b/i.test(each.text) && !ignored.test(each.text))
        notes.refuse(each.line, `${cited(each.text.split(/\s/)[0]!)} is not read: write its parts out.`);
    }
  }

  private readPart({ line, text }: SpiceLine): void {
    const [ref = '', ...words] = text.split(/[\s,]+/);
    const at = { line, ref, words };
    switch (ref.charAt(0).toUpperCase()) {
      case 'R':
        return this.twoLegs(at, 'resistance');
      case 'C':
        return this.twoLegs(at, 'capacitance');
      case 'L':
        return this.twoLegs(at, 'inductance');
      case 'V':
        return this.source(at);
      case 'D':
        return this.device(at, ['A', 'K'], 'diode');
      case 'Q':
        return this.device(at, ['C', 'B', 'E'], 'bjt');
      case 'J':
        return this.device(at, ['D', 'G', 'S'], 'jfet');
      case 'X':
        return this.named(at);
      default:
        this.draft.notes.refuse(
          line,
          `${cited(ref)} is not played: lines begin with R, C, L, D, Q, J, V, X or .model.`,
        );
    }
  }

  private nets({ line, ref, words }: Words, count: number): Net[] | undefined {
    if (words.length > count) return words.slice(0, count).map((name) => this.draft.net(name, line));
    return this.draft.notes.refuse(line, `${cited(ref)} needs ${count} nets and what it is behind them.`);
  }

  /** The number, or nothing once it is refused. What ngspice reads otherwise than it was meant is told. */
  private amount(line: number, written: string, kind?: ValueKind): number | undefined {
    const { notes } = this.draft;
    const read = spiceValue(written.replace(/^[rcl]=/i, ''));
    if (!read) return notes.refuse(line, `${cited(written)} is no value.`);
    const { value, meant } = read;
    if (meant !== undefined)
      notes.warn(
        line,
        `SPICE reads ${cited(written)} as ${cited(written.replace(/[a-z]*\d+$/i, (end) => end.replace(/\d+$/, '')))}.`,
        {
          from: written,
          to: meant,
        },
      );
    else if (kind === 'resistance' && /\dm(?:ohms?|Ω)?$/i.test(written))
      notes.warn(line, `SPICE reads the M of ${cited(written)} as a thousandth.`, {
        from: written,
        to: written.replace(/m(?:ohms?|Ω)?$/i, 'Meg'),
      });
    if (!kind) return value;
    const { from, to, words } = valueLimits[kind];
    return value >= from && value <= to ? value : notes.refuse(line, `${cited(written)} is not ${words}.`);
  }

  private twoLegs(at: Words, kind: ValueKind): void {
    const nets = this.nets(at, 2);
    const value = nets && this.amount(at.line, at.words[2]!, kind);
    if (!nets || value === undefined) return;
    const [a, b] = nets as [Net, Net];
    const { ref, line } = at;
    if (kind === 'resistance')
      return this.draft.add({
        ref,
        line,
        kind: 'resistor',
        value: inOhmNotation(value),
        part: null,
        pins: { 1: a, 2: b },
      });
    if (kind === 'inductance') {
      const part = `own ${ref}`;
      this.draft.models[part] = { type: 'coil', ohms: coilOhms };
      return this.draft.add({ ref, line, kind: 'inductor', value: inHenryNotation(value), part, pins: { 1: a, 2: b } });
    }
    const written = { ref, line, value: inFaradNotation(value), part: null };
    if (value >= 0.95e-6) return this.draft.add({ ...written, kind: 'electrolytic', pins: { '+': a, '-': b } });
    this.draft.add({ ...written, kind: value < 0.95e-9 ? 'ceramic' : 'film', pins: { 1: a, 2: b } });
  }

  /** A supply to ground; or the guitar, which swings. */
  private source(at: Words): void {
    const { line, ref, words } = at;
    const nets = this.nets(at, 2);
    if (!nets) return;
    const [plus, minus] = nets as [Net, Net];
    const { notes } = this.draft;
    const rest = words.slice(2).join(' ');
    if (/^v(?:in|sig|guitar|g)$/i.test(ref) || /\b(?:ac|sin|sine|pulse|pwl|exp|sffm)\b/i.test(rest)) {
      if (minus !== ground) return notes.refuse(line, `${cited(ref)} is the guitar, whose second net is ground.`);
      return this.draft.plug('input', plus);
    }
    if ((plus === ground) === (minus === ground))
      return notes.refuse(line, `${cited(ref)} has to stand between a net and ground.`);
    const volts = this.amount(line, words.find((word, k) => k >= 2 && !/^dc$/i.test(word))!.replace(/^dc=/i, ''));
    if (volts === undefined) return;
    if (Math.abs(volts) > 100) return notes.refuse(line, `${cited(ref)} has more than 100 V.`);
    this.draft.supplies[plus === ground ? minus : plus] = plus === ground ? -volts : volts;
  }

  private device(at: Words, pins: readonly string[], kind: 'diode' | 'bjt' | 'jfet'): void {
    const { line, ref, words } = at;
    const nets = this.nets(at, pins.length);
    if (!nets) return;
    // The substrate of a transistor may stand before its name.
    const name = words[kind === 'bjt' && words.length > 4 && !/=/.test(words[4]!) ? 4 : pins.length]!;
    const type = kind === 'diode' ? 'diode' : kind === 'bjt' ? 'bipolar' : 'field-effect';
    const card = this.cards.get(name.toLowerCase());
    const slug = card ? undefined : knownDevice(name, this.known, type);
    if (card && card.type !== type)
      return this.draft.notes.refuse(line, `The card of ${cited(name)} is of another kind.`);
    if (!card && !slug) return this.draft.notes.refuse(line, `There is no .model ${cited(name)}, and we know none.`);
    const part = slug ?? `own ${name.toLowerCase()}`;
    this.draft.models[part] = card ?? this.known[slug!]!;
    this.draft.add({
      ref,
      line,
      kind,
      value: name,
      part,
      pins: Object.fromEntries(pins.map((pin, k) => [pin, nets[k]!])),
    });
  }

  /** `XDRIVE a w b POT 500k A`: what is behind the nets says what it is. */
  private named(at: Words): void {
    const { line, ref, words } = at;
    const label = ref.slice(1) || ref;
    const kind = words.findIndex((word) => /^(?:pot|trim|spdt|spst|jack)$/i.test(word));
    if (kind < 0) return this.amplifier(at);
    const nets = words.slice(0, kind).map((name) => this.draft.net(name, line));
    const name = words[kind]!.toUpperCase();
    const wanted = { POT: 3, TRIM: 3, SPDT: 3, SPST: 2, JACK: 2 }[name]!;
    if (nets.length !== wanted)
      return this.draft.notes.refuse(line, `${name} needs ${wanted} nets, and ${cited(ref)} has ${nets.length}.`);
    if (name === 'JACK') return this.jack(line, label, nets[0]!);
    if (name === 'SPDT' || name === 'SPST')
      return this.draft.add({
        ref: label,
        line,
        kind: 'toggle',
        value: 'SPDT',
        part: null,
        pins: { 1: nets[0]!, 2: nets[1]!, 3: nets[2] ?? NC },
      });
    this.control(at, label, nets, kind);
  }

  private jack(line: number, label: string, tip: Net): void {
    if (/in/i.test(label)) this.draft.plug('input', tip);
    else if (/out/i.test(label)) this.draft.plug('output', tip);
    else this.draft.notes.refuse(line, `${cited(label)} is a jack whose name has neither IN nor OUT.`);
  }

  private control({ line, words }: Words, label: string, nets: readonly Net[], at: number): void {
    const rest = words.slice(at + 1);
    const [, taperBefore, amount = ''] = /^([abc])?(.*)$/i.exec(rest[0] ?? '')!;
    const ohms = this.amount(line, amount, 'resistance');
    if (ohms === undefined) return;
    const taper = (taperBefore ?? rest.slice(1).find((word) => /^[abc]$/i.test(word)) ?? 'B').toUpperCase() as Taper;
    const position = rest.slice(1).find((word) => /^[01]?\.?\d+$/.test(word));
    if (position !== undefined) this.draft.positions[label] = Math.min(1, Number(position));
    const isPot = words[at]!.toUpperCase() === 'POT';
    this.draft.add({
      ref: label,
      line,
      kind: isPot ? 'pot' : 'trimmer',
      value: `${isPot ? taper : ''}${inOhmNotation(ohms)}`,
      part: null,
      pins: { 1: nets[0]!, 2: nets[1]!, 3: nets[2]! },
    });
  }

  /** In the order of makers' models: plus, minus, positive supply, negative supply, output. */
  private amplifier(at: Words): void {
    const { line, ref, words } = at;
    const name = words.at(-1) ?? '';
    const slug = knownDevice(name, this.known, 'op-amp');
    const model = slug && this.known[slug];
    if (!model || model.type !== 'op-amp')
      return this.draft.notes.refuse(
        line,
        `${cited(name)} is no op-amp that we know, and neither POT, TRIM, SPDT, SPST nor JACK.`,
      );
    if (words.length !== 6)
      return this.draft.notes.refuse(
        line,
        `An op-amp has five nets: plus, minus, positive supply, negative supply, output.`,
      );
    const [plus, minus, high, low, out] = this.nets(at, 5) as [Net, Net, Net, Net, Net];
    const part = `own ${slug}`;
    this.draft.models[part] = { ...model, outline: 'single' };
    for (const rail of [high, low]) this.draft.chipRails.set(rail, ref);
    this.draft.add({ ref, line, kind: 'ic', value: name, part, pins: { 3: plus, 2: minus, 6: out, 7: high, 4: low } });
  }
}

export const readSpice = (text: string, draft: DraftCircuit, known: DeviceModels): void =>
  new SpiceReader(draft, known).read(text);
