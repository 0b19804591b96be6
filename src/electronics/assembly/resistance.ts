/** What an ohmmeter shows between two nets of a board without power: resistors and controls, and nothing that conducts one way. */

import { type Component, type Net, NC } from '../component.ts';
import { solve } from '../simulation/linear-equations.ts';
import { parseValue } from '../value/parse.ts';

interface Resistance {
  readonly between: readonly [Net, Net];
  readonly ohms: number;
}

/** A coil is a wire to a meter. */
const coilOhms = 50;
/** Stands for no connection at all, and keeps the equations solvable. */
const gmin = 1e-12;

/** What is left of a track when its wiper stands at the end. */
const endOhms = 1;

/** Where a control stands, 0 to 1. */
export type ControlPosition = (ref: string) => number;
const inTheMiddle: ControlPosition = () => 0.5;

/** A taper letter stands before the value: A100K. */
function potParts({ ref, value, pins }: Component, positionOf: ControlPosition): Resistance[] {
  const whole = parseValue(value.replace(/^[ABC]/, ''), 'resistance');
  const share = positionOf(ref);
  return [
    { between: [pins['1']!, pins['2']!], ohms: Math.max(endOhms, whole * share) },
    { between: [pins['2']!, pins['3']!], ohms: Math.max(endOhms, whole * (1 - share)) },
  ];
}

function componentResistances(component: Component, positionOf: ControlPosition): Resistance[] {
  const { kind, value, pins } = component;
  if (kind === 'resistor') return [{ between: [pins['1']!, pins['2']!], ohms: parseValue(value, 'resistance') }];
  if (kind === 'inductor') return [{ between: [pins['1']!, pins['2']!], ohms: coilOhms }];
  return kind === 'pot' || kind === 'trimmer' ? potParts(component, positionOf) : [];
}

/** Null: no way from one to the other that a meter sees. Controls stand in their middle unless told otherwise. */
export function resistanceBetween(
  components: readonly Component[],
  from: Net,
  to: Net,
  positionOf: ControlPosition = inTheMiddle,
): number | null {
  const all = components
    .flatMap((component) => componentResistances(component, positionOf))
    .filter(({ between }) => !between.includes(NC) && between[0] !== between[1]);
  const nets = [...new Set([from, ...all.flatMap(({ between }) => between)])].filter((net) => net !== to);
  const size = nets.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (let k = 0; k < size; k++) matrix[k * size + k] = gmin;
  for (const { between, ohms } of all) {
    const [a, b] = between.map((net) => nets.indexOf(net)) as [number, number];
    const siemens = 1 / ohms;
    if (a >= 0) matrix[a * size + a]! += siemens;
    if (b >= 0) matrix[b * size + b]! += siemens;
    if (a >= 0 && b >= 0) {
      matrix[a * size + b]! -= siemens;
      matrix[b * size + a]! -= siemens;
    }
  }
  // One ampere into the first net: its voltage is the resistance.
  right[0] = 1;
  if (!solve(matrix, right)) return null;
  const ohms = right[0]!;
  return ohms < 0.01 / gmin ? Number(ohms.toPrecision(3)) : null;
}
