/** Cards: `.model 2N3904 NPN(IS=6.7f BF=416)` as a device model. Parameters that are not played are told. */

import type { BipolarModel, DeviceModel, DiodeModel, FieldEffectModel } from '../simulation/device-model.ts';
import { thermalVolts } from '../simulation/element.ts';
import { cited, type LineNotes } from './line-notes.ts';
import { spiceValue } from './spice-value.ts';

type Parameters = ReadonlyMap<string, number>;

const certain = (value: number): readonly [number, number, number] => [value, value, value];

/** SPICE has no end of Early's voltage where none is given. */
const noEarlyVolts = 1e9;
/** At which a zener of ours has its voltage. */
const zenerTestAmps = 5e-3;

function diode(of: (name: string, otherwise: number) => number, given: Parameters): DiodeModel {
  const slope = of('N', 1) * thermalVolts;
  const breakdown = given.get('BV');
  return {
    type: 'diode',
    forward: certain(slope * Math.log(1e-3 / of('IS', 1e-14))),
    ideality: of('N', 1),
    ...(breakdown !== undefined && {
      zener: {
        volts: certain(Math.abs(breakdown) + slope * Math.log(zenerTestAmps / of('IBV', 1e-3))),
        slope,
        voltsPerKelvin: 0,
      },
    }),
    maxAmps: 1,
  };
}

const bipolar = (of: (name: string, otherwise: number) => number, polarity: 'npn' | 'pnp'): BipolarModel => ({
  type: 'bipolar',
  polarity,
  saturation: of('IS', 1e-16),
  gain: certain(of('BF', 100)),
  reverseGain: of('BR', 1),
  earlyVolts: of('VAF', of('VA', noEarlyVolts)),
  maxWatts: 1,
});

function fieldEffect(of: (name: string, otherwise: number) => number, isP: boolean): FieldEffectModel {
  const threshold = of('VTO', -2);
  return {
    type: 'field-effect',
    threshold: certain(threshold),
    saturationAmps: certain(of('BETA', 1e-4) * threshold ** 2),
    lambda: of('LAMBDA', 0),
    junctionGate: true,
    ...(isP && { isP: true }),
    maxWatts: 1,
  };
}

/** What is read of each kind; it must be above zero but for those of `free`. */
const played: Readonly<Record<string, readonly string[]>> = {
  D: ['IS', 'N', 'BV', 'IBV'],
  NPN: ['IS', 'BF', 'BR', 'VAF', 'VA'],
  PNP: ['IS', 'BF', 'BR', 'VAF', 'VA'],
  NJF: ['VTO', 'BETA', 'LAMBDA'],
  PJF: ['VTO', 'BETA', 'LAMBDA'],
};
const free = new Set(['VTO', 'LAMBDA', 'BV']);

function readParameters(kind: string, text: string, line: number, notes: LineNotes): Parameters | undefined {
  const given = new Map<string, number>();
  const ignored: string[] = [];
  for (const [, name = '', written = ''] of text.matchAll(/([a-z]\w*)\s*=\s*([^\s,()]+)/gi)) {
    const key = name.toUpperCase();
    if (!played[kind]!.includes(key)) {
      if (key !== 'LEVEL') ignored.push(key);
      continue;
    }
    const read = spiceValue(written);
    if (!read) return notes.refuse(line, `${cited(written)} is no value for ${key}.`);
    if (!free.has(key) && !(read.value > 0)) return notes.refuse(line, `${key} has to be above zero.`);
    given.set(key, read.value);
  }
  const few = ignored.slice(0, 6).join(', ');
  if (ignored.length > 0) notes.warn(line, `Not played: ${few}${ignored.length > 6 ? ' and more' : ''}.`);
  return given;
}

const card = /^\.model\s+([^\s(]+)\s+([a-z]+)\s*\(?(.*?)\)?\s*$/i;

export interface ModelCard {
  readonly name: string;
  readonly model: DeviceModel;
}

export function readModelCard(text: string, line: number, notes: LineNotes): ModelCard | undefined {
  const [, name = '', type = '', rest = ''] = card.exec(text) ?? [];
  const kind = type.toUpperCase();
  if (name === '') return notes.refuse(line, 'A card is written .model NAME TYPE(PARAMETER=VALUE …).');
  if (!Object.hasOwn(played, kind))
    return notes.refuse(line, `${cited(type)} is not played: the types of .model are D, NPN, PNP, NJF and PJF.`);
  const given = readParameters(kind, rest, line, notes);
  if (!given) return undefined;
  const of = (key: string, otherwise: number): number => given.get(key) ?? otherwise;
  if (kind === 'D') return { name, model: diode(of, given) };
  if (kind === 'NPN' || kind === 'PNP') return { name, model: bipolar(of, kind === 'NPN' ? 'npn' : 'pnp') };
  if (!(of('VTO', -2) < 0)) return notes.refuse(line, 'VTO of a JFET lies below zero, of a P-channel one too.');
  return { name, model: fieldEffect(of, kind === 'PJF') };
}
