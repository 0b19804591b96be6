import { useMemo } from 'react';
import type { Wire, Wiring } from '#electronics/wiring/wiring.ts';
import { type Box, boxAround } from '../../../components/board-view/view.ts';
import { BoxView } from '../../open-box/box-view.tsx';
import type { Scene } from '../../open-box/scene.ts';
import { capital } from '#drawings/workbench/places.ts';

/** Room for the names of both ends, on a phone too. */
const margin = 24;

/** The whole pedal, one wire of it lit from end to end. */
function sceneOf({ lugs, wires: all }: Wiring, wires: readonly Wire[]): Scene {
  const ends = wires.flatMap(({ from, to }) => [from, to]);
  const numbers = new Set(wires.map(({ number }) => number));
  return {
    alone: null,
    parts: {},
    wires: Object.fromEntries(all.map(({ number }) => [number, numbers.has(number) ? 'now' : 'in'])),
    lit: ends.map(({ lug }) => lug),
    flags: ends.map(({ lug, name }) => ({ lug, place: lugs[lug]!.at, text: capital(name) })),
    probes: [],
    near: boxAround(
      ends.map(({ lug }): Box => [...lugs[lug]!.at, 0, 0]),
      margin,
    ),
    label: `The open box from behind. ${wires
      .map(({ number, from, to }) => `Wire ${number} goes from ${from.name} to ${to.name}.`)
      .join(' ')}`,
  };
}

interface WireViewProps {
  wiring: Wiring;
  openBoxUrl: string | undefined;
  wires: readonly Wire[];
}

/** Where a wire is that may be the fault. */
export function WireView({ wiring, openBoxUrl, wires }: WireViewProps) {
  const scene = useMemo(() => sceneOf(wiring, wires), [wiring, wires]);
  return <BoxView {...{ wiring, openBoxUrl, scene }} isLeftHand={false} />;
}
