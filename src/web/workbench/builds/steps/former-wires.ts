/**
 * Wires that changed their lug when the board's input was grounded in bypass, by what they are called now. Whoever had ticked
 * one before keeps the tick.
 */
export const formerWires: Readonly<Record<string, string>> = {
  'wire-PCB.GND-SW1.5': 'wire-PCB.GND-SW1.4',
  'wire-SW1.5-JOUT.S': 'wire-SW1.4-JOUT.S',
  'wire-LED1.K-SW1.4': 'wire-LED1.K-SW1.5',
};

/** It came with them. */
export const groundingStrap = 'wire-SW1.1-SW1.6';

/** The steps of a wire are called by it: its end on the board, its end under a part, and the wire itself. */
const wireEnds = /-(?:board|lug)$/;

/** What a step was called before; undefined: the same. */
export function formerId(id: string): string | undefined {
  const end = wireEnds.exec(id)?.[0] ?? '';
  const former = formerWires[id.slice(0, id.length - end.length)];
  return former === undefined ? undefined : `${former}${end}`;
}
