/** A pedal as somebody built it: its parts with the nets their pins really meet. A fault is a changed copy of it. */

import { billOfMaterials } from '../../bill-of-materials.ts';
import { type Circuit, type Component, NC, type Net } from '../../component.ts';
import type { Element } from '../../simulation/element.ts';
import type { Positions } from '../../simulation/component-elements.ts';

export interface BuiltPart extends Component {
  /** The nets of its pads, whatever its legs meet. */
  readonly drawn: Readonly<Record<string, Net>>;
  /** Put in wrongly: a probe at the place where the drawing has a pin meets the pad there. */
  readonly misplaced?: true;
  readonly missing?: true;
}

export interface BuiltPedal {
  readonly circuit: Circuit;
  readonly parts: readonly BuiltPart[];
  /** Bridges, leaks and joints that conduct a little. */
  readonly extra: readonly Element[];
  /** One sigma of the logarithm of resistances in `extra` that nobody knows, by their names. */
  readonly unsure?: Readonly<Record<string, number>>;
  readonly supplyVolts: number;
  readonly positions: Positions;
  /** The net whose wire between board and panel is missing. */
  readonly cut?: Net;
}

export const isOnBoard = ({ place, kind }: Component): boolean => place === 'board' || kind === 'pot';

const carriesNothing: ReadonlySet<Component['kind']> = new Set(['mechanical']);

export function healthyPedal(circuit: Circuit, positions: Positions, supplyVolts = 9): BuiltPedal {
  const parts = billOfMaterials(circuit)
    .filter(({ kind }) => !carriesNothing.has(kind))
    .map((part): BuiltPart => {
      const pins = Object.fromEntries(
        Object.entries(part.pins).map(([pin, net]) => [pin, net === NC ? `${part.ref}.${pin}` : net]),
      );
      return { ...part, pins, drawn: pins };
    });
  return { circuit, parts, extra: [], supplyVolts, positions };
}

export function partOf({ parts }: BuiltPedal, ref: string): BuiltPart {
  const found = parts.find((part) => part.ref === ref);
  if (!found) throw new Error(`no part is called ${ref}`);
  return found;
}

export const withPart = (pedal: BuiltPedal, ref: string, change: Partial<BuiltPart>): BuiltPedal => ({
  ...pedal,
  parts: pedal.parts.map((part) => (part.ref === ref ? { ...part, ...change } : part)),
});

/** The end of a joint that does not hold. */
export const looseNet = (ref: string, pin: string): Net => `${ref}.${pin}~`;

export const withOpenPin = (pedal: BuiltPedal, ref: string, pin: string): BuiltPedal =>
  withPart(pedal, ref, { pins: { ...partOf(pedal, ref).pins, [pin]: looseNet(ref, pin) } });

export const withExtra = (pedal: BuiltPedal, ...extra: readonly Element[]): BuiltPedal => ({
  ...pedal,
  extra: [...pedal.extra, ...extra],
});

/** One sigma, where a resistance may be anything that is up to so many times as large or as small. */
const logSigma = (times: number): number => Math.log(times) / Math.sqrt(3);

/** With a resistance of which only the size is known: up to `times` as much, or as little. */
export const withUnsure = (pedal: BuiltPedal, times: number, ...extra: readonly Element[]): BuiltPedal => ({
  ...withExtra(pedal, ...extra),
  unsure: { ...pedal.unsure, ...Object.fromEntries(extra.map(({ ref }) => [ref, logSigma(times)])) },
});

/** The panel's end of a wire that is missing; for the wire to ground it is the board that hangs loose. */
const cutNet = (net: Net): Net => `${net}~`;

/** Where a net of a part on the board, or on the panel, really is once a wire is missing. */
export function acrossWires({ cut }: BuiltPedal, net: Net, onBoard: boolean): Net {
  if (net !== cut) return net;
  return (net === 'GND') === onBoard ? cutNet(net) : net;
}

/** The net under a probe that touches the leg `pin` of a part. */
export function netAtLeg(pedal: BuiltPedal, ref: string, pin: string): Net {
  const part = partOf(pedal, ref);
  return acrossWires(pedal, (part.misplaced || part.missing ? part.drawn : part.pins)[pin]!, isOnBoard(part));
}

/** The net under a probe that touches copper which is drawn as `net`. */
export const netAtCopper = (pedal: BuiltPedal, net: Net): Net => acrossWires(pedal, net, true);
