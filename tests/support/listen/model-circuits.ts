/** Circuits of a few lines that stand for pedals where a test is about the player and not about the circuit. */
import type { PlayableCircuit, PlayedCircuit } from '#electronics/player/playable.ts';

type Law = (volts: number, positions: Readonly<Record<string, number>>) => number;

class ModelCircuit implements PlayedCircuit {
  readonly probed = new Float64Array(1024);
  isStable = true;
  readonly unsettledNet = null;
  resets = 0;
  readonly positions: Record<string, number> = {};
  private readonly law: Law;

  constructor(law: Law) {
    this.law = law;
  }

  turn(designator: string, position: number): void {
    this.positions[designator] = position;
  }

  swap(designator: string, value: object): void {
    this.positions[designator] = Object.values(value)[0] as number;
  }

  probe(): void {
    this.probed.fill(0);
  }

  step(input: Float64Array, output: Float64Array, count: number): void {
    for (let i = 0; i < count; i++) {
      output[i] = this.law(input[i]!, this.positions);
      // A net in the middle of it, which rests at half of the supply.
      this.probed[i] = 4.5 + input[i]! / 2;
    }
  }

  reset(): void {
    this.isStable = true;
    this.resets++;
  }
}

/** A pedal with the knob LEVEL and the part R1; what it plays is kept for the test to see. */
export function modelCircuit(law: Law): PlayableCircuit & { readonly played: ModelCircuit[] } {
  const played: ModelCircuit[] = [];
  return {
    slug: 'model',
    controls: [{ designator: 'LEVEL', position: 0.5 }],
    trimmers: [],
    oversampling: { first: 2, ceiling: 4 },
    nets: ['middle'],
    parts: ['R1'],
    played,
    start: () => {
      const circuit = new ModelCircuit(law);
      played.push(circuit);
      return circuit;
    },
  };
}
