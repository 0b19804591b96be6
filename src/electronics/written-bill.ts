/**
 * Bills of materials as people of the shop write and keep them. Those of circuits stop the build when a value cannot be read;
 * here a mistake is told before it is kept, and a bill that was kept with one is listed all the same.
 */

import { billLines, billName } from './bill-of-materials.ts';
import { capacitorCode } from './codes/capacitor-code.ts';
import type { Component, ComponentKind } from './component.ts';
import { ledForwardVolts } from './led.ts';
import { faradsNotation, ohmsNotation } from './value/format.ts';
import { parseFarads, parseHenries, parseOhms, parseValue } from './value/parse.ts';

interface Written {
  readonly ref: string;
  readonly kind: string;
  readonly value: string;
}

function parsePot(value: string): void {
  if (!/^[ABC]/.test(value)) throw new RangeError(`'${value}' is not a potentiometer such as B100K or A500K.`);
  parseValue(value.slice(1), 'resistance');
}

function parseColour(value: string): void {
  const colours = Object.keys(ledForwardVolts);
  if (!colours.includes(value)) throw new RangeError(`'${value}' is no colour of an LED: ${colours.join(', ')}.`);
}

const asResistance = (value: string): number => parseValue(value, 'resistance');
const anything = (): void => {};

/** Each refuses what a page, a drawing or a list could not read later. */
const valueChecks: Readonly<Record<ComponentKind, (value: string) => unknown>> = {
  resistor: asResistance,
  film: capacitorCode,
  ceramic: capacitorCode,
  electrolytic: (value) => parseValue(value, 'capacitance'),
  inductor: parseHenries,
  diode: anything,
  led: parseColour,
  bjt: anything,
  jfet: anything,
  mosfet: anything,
  opto: anything,
  ic: anything,
  regulator: anything,
  module: anything,
  pot: parsePot,
  trimmer: asResistance,
  toggle: anything,
  footswitch: anything,
  jack: anything,
  'dc-jack': anything,
  mechanical: anything,
};

const isKnown = (kind: string): kind is ComponentKind => Object.hasOwn(valueChecks, kind);

/** '4,7k' in the notation of bills: 4K7. */
function meantValue(kind: ComponentKind, value: string): string | null {
  if (kind === 'resistor' || kind === 'trimmer') {
    const ohms = parseOhms(value);
    return ohms === null ? null : ohmsNotation(ohms).toUpperCase();
  }
  const farads = kind === 'film' || kind === 'ceramic' || kind === 'electrolytic' ? parseFarads(value) : null;
  return farads === null ? null : faradsNotation(farads);
}

/** What is wrong with one component, in a sentence that names its designator. */
function componentProblem({ ref, kind, value }: Written): string | null {
  if (!isKnown(kind)) {
    return `${ref}: '${kind}' is no kind of component. It is one of ${Object.keys(valueChecks).join(', ')}.`;
  }
  try {
    valueChecks[kind](value);
    return null;
  } catch (error) {
    const meant = meantValue(kind, value);
    return `${ref}: ${(error as Error).message}${meant === null ? '' : ` Did you mean ${meant}?`}`;
  }
}

/** The first mistake in a bill that somebody wrote; null: every line can be read. */
export const billProblem = (bom: readonly Written[]): string | null =>
  bom.map(componentProblem).find((problem) => problem !== null) ?? null;

export const isReadable = (component: Written): boolean => componentProblem(component) === null;

/** What a kept bill calls a component, whatever stands there. */
export const writtenName = ({ kind, value }: Pick<Component, 'kind' | 'value'>): string =>
  isKnown(kind) ? billName({ kind, value }) : `${String(kind)} ${value}`.trim();

/** The lines of a kept bill, values rising, and what cannot be read behind them. */
export const writtenLines = (bom: readonly Component[]): Map<string, Component[]> =>
  new Map([
    ...billLines(bom.filter(isReadable)),
    ...Map.groupBy(
      bom.filter((component) => !isReadable(component)),
      writtenName,
    ),
  ]);
