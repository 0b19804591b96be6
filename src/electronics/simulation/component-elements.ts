/** A bill of materials as elements: every component as a device, chips by the circuit inside them. */

import { type Component, NC, type Net, type Taper } from '../component.ts';
import { trackShare } from '../taper.ts';
import { parseHenries, parseValue } from '../value/parse.ts';
import { chipElements } from './chips.ts';
import { closedOhms, stopOhms } from './circuit-constants.ts';
import { semiconductorElements } from './semiconductors.ts';
import type { ModelLookup } from './device-model.ts';
import { type PartSampler, typicalParts, toleranceRange } from './part-sampling.ts';
import type { Element } from './element.ts';

/** Where controls, trimmers and toggles stand: 0 is the left stop, 1 the right. Halfway when absent; toggles at their first. */
export type Positions = Readonly<Record<string, number>>;

export interface Setting {
  readonly modelOf: ModelLookup;
  readonly positions?: Positions;
  /** The footswitch: on when absent. */
  readonly bypassed?: boolean;
  readonly draw?: PartSampler;
  /** Of the room, and of every part in it: 27 °C when absent. */
  readonly celsius?: number;
}

const tolerance = {
  resistor: 0.01,
  film: 0.05,
  ceramic: 0.05,
  electrolytic: 0.2,
  inductor: 0.1,
  pot: 0.2,
  trimmer: 0.1,
};

const resistor = (ref: string, a: Net, b: Net, ohms: number): Element[] =>
  a === b ? [] : [{ type: 'resistor', ref, nets: [a, b], ohms }];

function track(component: Component, pins: Pins, position: number, draw: PartSampler): Element[] {
  const { ref, kind, value } = component;
  const taper = kind === 'pot' ? (value.charAt(0) as Taper) : 'B';
  const ohms = parseValue(kind === 'pot' ? value.slice(1) : value, 'resistance');
  const whole = draw(toleranceRange(ohms, kind === 'pot' ? tolerance.pot : tolerance.trimmer), ref);
  const share = trackShare(taper, position);
  return [
    ...resistor(ref, pins['1']!, pins['2']!, whole * share + stopOhms),
    ...resistor(ref, pins['2']!, pins['3']!, whole * (1 - share) + stopOhms),
  ];
}

/** A pole joins its middle lug to the one before or behind it. */
const poles: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  SPDT: [['1', '2', '3']],
  DPDT: [
    ['1', '2', '3'],
    ['4', '5', '6'],
  ],
  '3PDT': [
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
  ],
};

function switchPoles({ ref, value }: Component, pins: Pins, second: boolean): Element[] {
  return (poles[value] ?? []).flatMap(([first, middle, last]) =>
    resistor(ref, pins[middle]!, pins[second ? last : first]!, closedOhms),
  );
}

type Pins = Readonly<Record<string, Net>>;

/** Every open pin becomes a net of its own. */
const openPins = ({ ref, pins }: Component): Pins =>
  Object.fromEntries(Object.entries(pins).map(([pin, net]) => [pin, net === NC ? `${ref}.${pin}` : net]));

function capacitor({ ref, kind, value }: Component, a: Net, b: Net, draw: PartSampler): Element[] {
  const share = tolerance[kind as 'film' | 'ceramic' | 'electrolytic'];
  return [
    {
      type: 'capacitor',
      ref,
      nets: [a, b],
      farads: draw(toleranceRange(parseValue(value, 'capacitance'), share), ref),
    },
  ];
}

/** Parts by kind. Jacks, boxes and knobs have no equations of their own: what is plugged in is added by the test setup. */
export function elementsOf(component: Component, setting: Setting): Element[] {
  const { ref, kind, value, part } = component;
  const { positions = {}, bypassed = false, draw = typicalParts, modelOf } = setting;
  const pins = openPins(component);
  const model = modelOf(part ?? value.toLowerCase());
  switch (kind) {
    case 'resistor':
      return resistor(
        ref,
        pins['1']!,
        pins['2']!,
        draw(toleranceRange(parseValue(value, 'resistance'), tolerance.resistor), ref),
      );
    case 'film':
    case 'ceramic':
      return capacitor(component, pins['1']!, pins['2']!, draw);
    case 'electrolytic':
      return capacitor(component, pins['+']!, pins['-']!, draw);
    case 'inductor': {
      if (model?.type !== 'coil') throw new Error(`${ref} needs the resistance of '${part}', which has no model`);
      const henries = draw(toleranceRange(parseHenries(value), tolerance.inductor), ref);
      return [{ type: 'coil', ref, nets: [pins['1']!, pins['2']!], henries, ohms: model.ohms }];
    }
    case 'pot':
    case 'trimmer':
      return track(component, pins, positions[ref] ?? 0.5, draw);
    case 'toggle':
      return switchPoles(component, pins, (positions[ref] ?? 0) >= 0.5);
    case 'footswitch':
      return switchPoles(component, pins, bypassed);
    case 'jack':
    case 'dc-jack':
    case 'mechanical':
      return [];
    case 'ic':
    case 'module':
      if (model?.type !== 'chip' && model?.type !== 'op-amp')
        throw new Error(`${ref} needs a model of '${part ?? value}'`);
      return chipElements({ ref, pins, model, draw });
    default:
      if (!model) throw new Error(`${ref} needs a model of '${part ?? value}'`);
      return semiconductorElements({ ref, pins, part: part ?? value, model, draw });
  }
}
