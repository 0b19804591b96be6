/** A circuit while it is read: its parts with their lines, what holds its nets, and the limits of both. */

import { type Circuit, type Component, type ComponentKind, NC, type Net } from '../component.ts';
import type { DeviceModel } from '../simulation/device-model.ts';
import { ground } from '../simulation/element.ts';
import type { Positions } from '../simulation/component-elements.ts';
import { cited, type LineNotes } from './line-notes.ts';

const maxParts = 200;
const maxNets = 100;

/** What was read: the circuit, its own models by the names that its parts have, and where its controls stand. */
export interface OwnCircuit {
  readonly circuit: Circuit;
  readonly models: Readonly<Record<string, DeviceModel>>;
  readonly positions: Positions;
  /** Where each part stands in the text, from 1. */
  readonly lines: Readonly<Record<string, number>>;
}

export interface DraftPart {
  readonly ref: string;
  readonly kind: ComponentKind;
  readonly value: string;
  readonly part: string | null;
  readonly pins: Readonly<Record<string, Net>>;
  readonly line: number;
}

const ownSlug = 'own-circuit';

const groundNames = /^\/?(?:0|a?gnd|gnda|vss|earth)$/i;
const inputNames = /^\/?(?:in|input|in_jack|guitar|vin|sig_?in)$/i;
const outputNames = /^\/?(?:out|output|out_jack|amp|vout|sig_?out)$/i;
const nineVolts = /^\/?(?:vcc|vdd|v\+|b\+|vbat|\+?batt|\+9v)$/i;
/** +18V, -9V, +3V3. */
const namedVolts = /^\/?([+-])(\d{1,2})v(\d?)$/i;

/** A net whose name says what it holds. */
function voltsOfName(net: Net): number | undefined {
  if (nineVolts.test(net)) return 9;
  const [, sign, whole, decimals = ''] = namedVolts.exec(net) ?? [];
  return whole === undefined ? undefined : Number(`${sign}${whole}.${decimals}0`);
}

/** The status lamp of kits has this name, and is not played as a diode. */
const lampRef = 'LED1';

export class DraftCircuit {
  readonly notes: LineNotes;
  readonly models: Record<string, DeviceModel> = {};
  readonly positions: Record<string, number> = {};
  readonly supplies: Record<Net, number> = {};
  private readonly parts: DraftPart[] = [];
  private readonly lines: Record<string, number> = Object.create(null) as Record<string, number>;
  /** By their names as they are compared. */
  private readonly nets = new Map<string, Net>();
  private readonly isCaseless: boolean;
  private input: Net | undefined;
  private output: Net | undefined;
  private isOverfull = false;

  constructor(notes: LineNotes, isCaseless: boolean) {
    this.notes = notes;
    this.isCaseless = isCaseless;
  }

  /** The net of that name, as it was written first. */
  net(name: string, line: number): Net {
    if (groundNames.test(name)) return ground;
    const key = this.isCaseless ? name.toLowerCase() : name;
    const known = this.nets.get(key);
    if (known !== undefined) return known;
    // Those of ours that stand inside a chip have this sign, and one name means an open pin.
    const net = name === NC ? 'net NC' : name.replaceAll('#', '_');
    this.nets.set(key, net);
    if (this.nets.size > maxNets && !this.isOverfull) {
      this.isOverfull = true;
      this.notes.refuse(line, `More than ${maxNets} nets are not played; ${cited(name)} is the first beyond.`);
    }
    return net;
  }

  add(part: DraftPart): void {
    const { ref, line } = part;
    const earlier = this.lines[ref];
    if (earlier !== undefined) return this.notes.refuse(line, `${cited(ref)} is there already, in line ${earlier}.`);
    if (this.parts.length === maxParts)
      this.notes.refuse(line, `More than ${maxParts} parts are not played; ${cited(ref)} is the first beyond.`);
    this.lines[ref] = line;
    if (this.parts.length <= maxParts) this.parts.push(ref === lampRef ? { ...part, ref: 'LED-1' } : part);
  }

  /** Where the cable of the guitar, or that to the amplifier, is plugged in. */
  plug(side: 'input' | 'output', net: Net): void {
    this[side] ??= net;
  }

  private named(names: RegExp): Net | undefined {
    return [...this.nets.values()].find((net) => names.test(net));
  }

  /** Supplies that nothing holds but their names. */
  private holdNamed(): void {
    if (Object.keys(this.supplies).length > 0 || this.nets.has('DC+')) return;
    for (const net of this.nets.values()) {
      const volts = voltsOfName(net);
      if (volts === undefined) continue;
      this.supplies[net] = volts;
      this.notes.warn(1, `${cited(net)} is taken for a supply of ${volts} V, since nothing else holds it.`);
    }
  }

  finish(): OwnCircuit | null {
    const { notes, parts } = this;
    if (parts.length === 0 && notes.problems.length === 0) notes.refuse(1, 'There is no part in it.');
    const input = this.input ?? this.named(inputNames);
    const output = this.output ?? this.named(outputNames);
    if (parts.length > 0) {
      if (!input) notes.refuse(1, 'No net is called IN, so the guitar has nowhere to go.');
      if (!output) notes.refuse(1, 'No net is called OUT, so the amp gets nothing.');
      if (input === ground || output === ground) notes.refuse(1, 'IN and OUT have to be other nets than ground.');
    }
    if (!input || !output || notes.problems.length > 0) return null;
    this.holdNamed();
    const components = parts.map(({ ref, kind, value, part, pins }): Component => ({
      ref,
      kind,
      value,
      part,
      pins,
      place: kind === 'pot' || kind === 'toggle' ? 'panel' : 'board',
      ...(part === null && { notSold: 'pasted' }),
    }));
    return {
      circuit: {
        slug: ownSlug,
        components,
        hardware: 'own',
        signal: { input, outputs: [output] },
        supplies: this.supplies,
        // Whatever has a reservoir and feeds a chip is solved as a rail.
        rails: Object.fromEntries(this.chipSupplies().map((net) => [net, 0])),
        measurements: [],
        enclosure: '125B',
        knob: '',
        led: 'red',
        currentMilliamps: 0,
      },
      models: this.models,
      positions: this.positions,
      lines: this.lines,
    };
  }

  /** Nets from which chips take their supply; the reader of chips says which pins those are. */
  readonly chipRails = new Map<Net, string>();

  private chipSupplies(): Net[] {
    return [...this.chipRails.keys()].filter((net) => net !== ground && !(net in this.supplies) && net !== 'DC+');
  }
}
