/** What a circuit asks of the parts that are sold for it. */

/** How the checks read a chip: where its supply goes, and which pins belong together. */
export interface Electrical {
  readonly supply?: { readonly positive: string; readonly negative: string };
  /** Groups of pins that pass signal among each other: one per amplifier. */
  readonly sections: readonly (readonly string[])[];
}

export interface CircuitPart {
  /** Physical pin to its function, seen from above, or from the front for a plastic transistor. */
  readonly pinOut?: Readonly<Record<string, string>>;
  readonly electrical?: Electrical;
}

/** Finds a sold part by its slug. */
export type PartLookup = (slug: string) => CircuitPart | undefined;
