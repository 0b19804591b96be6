/** What a netlist does not say about its drawing. docs/recipes.md tells how to write one. */

import type { Net } from '#electronics/component.ts';

/** A stage starts at a component of the list and goes on to where the next one starts. */
type StageHint = readonly [from: string, name: string];

/** By its model, where its value is a name that nobody has written down. */
export type ToldShape =
  | 'npn'
  | 'pnp'
  | 'jfet'
  | 'pjfet'
  | 'zener'
  | 'single'
  | 'dual'
  | 'quad'
  /** One amplifier whose pins have no numbers. */
  | 'unnumbered'
  /** A chip with its pins in the order of their numbers. */
  | 'box';

export interface SchematicHints {
  /** In the order they are drawn: from the input to the output, then what stands beside the signal. */
  readonly stages: readonly StageHint[];
  /** Parts, or units such as IC1B, that belong to another stage than their place in the list says. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
  /** Branches, by any part of theirs, that are drawn the other way round. */
  readonly turn?: readonly string[];
  /** Controls, switches and jacks that are drawn from right to left. */
  readonly mirror?: readonly string[];
  /** What the tag of a net says where it is not wired; a letter otherwise. */
  readonly tags?: Readonly<Record<Net, string>>;
  /** The stage that a net comes from, where its devices do not tell. */
  readonly comesFrom?: Readonly<Record<Net, string>>;
  /** Stages in which the tag of a net stands at the right, although the net comes from another one. */
  readonly leaves?: Readonly<Record<Net, readonly string[]>>;
  /** Amplifiers, by unit, with the inverting input below although something drives it. */
  readonly plusOnTop?: readonly string[];
  /** Controls with lug 1 up. */
  readonly oneUp?: readonly string[];
  /** What parts are drawn as, where their values do not tell. */
  readonly shapes?: Readonly<Record<string, ToldShape>>;
  /** Rails that are drawn above what they feed, where their voltages do not tell. */
  readonly up?: readonly Net[];
  /** The supply lies below ground: it is drawn above all the same, with the transistors upside down. */
  readonly isPositiveGround?: boolean;
}
