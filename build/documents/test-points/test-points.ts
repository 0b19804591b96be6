/** The voltages that a builder measures, and what to check when one differs. */

import type { Kit } from '#catalogue/catalogue-types.ts';
import type { Component, Measurement, Net } from '#electronics/component.ts';
import { measurementNote } from '#electronics/measurement.ts';
import type { Band } from '#electronics/simulation/bands.ts';
import { pinName } from '#electronics/pin-names.ts';
import { pinsByNet, signalJoins } from '#electronics/netlist.ts';
import { type SignalPathPoint, signalPath } from '#electronics/simulation/signal-path.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { partBySlug } from '#catalogue/parts.ts';
import { formatVolts, joinList } from '../wording.ts';

export interface TestPoint {
  readonly at: string;
  /** 'IC1, pin 8'. */
  readonly where: string;
  readonly volts: string;
  readonly note: string;
  readonly check: string;
}

const pinLabel = (component: Component, pin: string): string => `${component.ref}, ${pinName(component, pin)}`;

const isSoldered = ({ place, kind }: Component): boolean => place === 'board' || kind === 'pot';

/** The parts that meet a net, nearest cause first: what makes the voltage, then what hangs on it. */
function partsAt(bom: readonly Component[], net: Net, except: string): string[] {
  const pins = pinsByNet(bom.filter(isSoldered)).get(net) ?? [];
  return [...new Set(pins.map(({ ref }) => ref))].filter((ref) => ref !== except);
}

const maxNamedParts = 6;

function checkFor(bom: readonly Component[], component: Component, pin: string): string {
  const net = component.pins[pin]!;
  const { ref } = component;
  const guard = bom.find(({ kind, pins }) => kind === 'diode' && pins['A'] === 'DC+');
  if (net === '+9V' && guard && guard.ref !== ref)
    return `0 V: plug, DC socket, ${guard.ref} the wrong way round. Low: a chip or an electrolytic the wrong way round.`;
  if (net === 'DC+') return '0 V: plug, DC socket and its two wires.';
  const near = partsAt(bom, net, ref);
  if (near.length === 0) return `The legs of ${ref}, and its joints.`;
  const named = near.slice(0, maxNamedParts);
  return `Joints and values of ${joinList(named)}; then ${ref} itself.`;
}

function testPoint(bom: readonly Component[], measurement: Measurement, band: Band | undefined): TestPoint {
  const { at, volts } = measurement;
  const dot = at.indexOf('.');
  const pin = at.slice(dot + 1);
  const component = bom.find(({ ref }) => ref === at.slice(0, dot));
  if (!component) throw new Error(`${at} is measured but is not in the bill of materials.`);
  return {
    at,
    where: pinLabel(component, pin),
    volts: formatVolts(volts),
    note: measurementNote(measurement, band),
    check: checkFor(bom, component, pin),
  };
}

/** `bands`: what each may be, as the measurements follow one another. */
export const testPoints = (
  bom: readonly Component[],
  measurements: readonly Measurement[],
  bands: readonly Band[] = [],
): TestPoint[] => measurements.map((measurement, k) => testPoint(bom, measurement, bands[k]));

const heardByPin: ReadonlySet<Component['kind']> = new Set(['ic', 'module', 'bjt', 'jfet', 'mosfet']);

/** What to call the place behind a part: a chip by its pin, a transistor by its leg, anything else by its name alone. */
function placeOf(bom: readonly Component[], { ref, pin }: SignalPathPoint): string {
  const component = bom.find((each) => each.ref === ref)!;
  return heardByPin.has(component.kind) ? `${ref} ${pinName(component, pin)}` : ref;
}

/** Where an audio probe hears the sound, one place after the other. Empty when there is no board to cross. */
export const probePath = (bom: readonly Component[], { circuit }: Kit): string[] =>
  signalPath(
    circuit,
    modelBySlug,
    signalJoins(({ part }) => partBySlug.get(part ?? '')),
  ).map((heard) => placeOf(bom, heard));
