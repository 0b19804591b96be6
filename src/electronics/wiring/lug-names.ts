/** What a builder calls a lug, a leg and a part, on the screen and on paper alike. */

import type { Component } from '../component.ts';
import { bezelRef } from '../hardware.ts';
import { boxMetal } from './connections.ts';
import { type BoxBody, boardRef, type OpenBox } from './open-box.ts';
import { pinOfLug, refOfLug } from './wiring.ts';

const jackNames: Readonly<Record<string, string>> = {
  JIN: 'IN',
  JOUT: 'OUT',
  JOUTB: 'OUT B',
  JSEND: 'SEND',
  JRETURN: 'RETURN',
};

/** As it is printed at the jack. */
export const jackName = (ref: string): string => jackNames[ref] ?? ref;

export function partName({ ref, kind }: Pick<BoxBody, 'ref' | 'kind'>): string {
  switch (kind) {
    case 'board':
      return 'Board';
    case 'jack':
      return `${jackName(ref)} jack`;
    case 'dc-jack':
      return 'DC socket';
    case 'led':
      return 'LED';
    case 'footswitch':
      return 'Footswitch';
    case 'toggle':
      return `Toggle ${ref}`;
    default:
      return ref === bezelRef ? 'LED bezel' : ref;
  }
}

/** Legs of the parts on the board, as they lie in the open box. */
type Legs = OpenBox['legs'];

/** Which of two equal legs, seen from behind. */
function sideOf(id: string, legs: Legs): string {
  const [x, y] = legs.get(id)!;
  const others = [...legs].filter(([other]) => other !== id && refOfLug(other) === refOfLug(id)).map(([, at]) => at);
  if (others.every(([, otherY]) => otherY > y)) return 'upper';
  if (others.every(([, otherY]) => otherY < y)) return 'lower';
  return others.every(([otherX]) => otherX > x) ? 'left' : 'right';
}

/** A part on the board, by the leg that a probe can reach. */
function legName({ ref, kind }: Component, pin: string, legs: Legs): string {
  if (kind === 'diode') return `${ref}, ${pin === 'K' ? 'end with the band' : 'end without the band'}`;
  if (kind === 'electrolytic') return `${ref}, ${pin === '+' ? '+ leg' : 'leg at the stripe'}`;
  if (kind === 'pot') return `${ref} control, lug ${pin}`;
  if (kind === 'ic') return `${ref} socket, pin ${pin}`;
  return `${ref}, ${sideOf(`${ref}.${pin}`, legs)} leg`;
}

/** 'IN tip', 'DC +', 'lug 5', 'board GND', 'LED + (long leg)'. */
export function lugName(bom: readonly Component[], id: string, legs: Legs): string {
  if (id === boxMetal) return 'bare metal of the box';
  const [ref, pin] = [refOfLug(id), pinOfLug(id)];
  if (ref === boardRef) return `board ${pin}`;
  const part = bom.find((component) => component.ref === ref)!;
  switch (part.kind) {
    case 'jack':
      return `${jackName(ref)} ${pin === 'T' ? 'tip' : 'sleeve'}`;
    case 'dc-jack':
      return pin === '+' ? 'DC +' : 'DC −';
    case 'footswitch':
      return `lug ${pin}`;
    case 'toggle':
      return `${ref} lug ${pin}`;
    case 'led':
      return part.place === 'panel'
        ? pin === 'A'
          ? 'LED + (long leg)'
          : 'LED − (flat side)'
        : legName(part, pin, legs);
    default:
      return legName(part, pin, legs);
  }
}

/** How to know it on the part. */
export function lugMark(bom: readonly Component[], id: string): string | undefined {
  const [ref, pin] = [refOfLug(id), pinOfLug(id)];
  const kind = bom.find((component) => component.ref === ref)?.kind;
  if (kind === 'jack') return pin === 'T' ? 'the long spring' : 'the frame';
  if (kind === 'dc-jack') return pin === '+' ? 'the long lug' : 'the short lug';
  if (kind === 'footswitch') return 'counted down the columns, flat sides level';
  return undefined;
}
