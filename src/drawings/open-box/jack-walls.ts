import type { Component } from '#electronics/component.ts';

/** Which jacks go into which wall, from the DC socket down: what comes in, and what goes out or comes back. */
export function jackWalls(bom: readonly Component[]): { input: Component[]; output: Component[] } {
  const jacks = bom.filter(({ kind }) => kind === 'jack');
  const isInput = ({ ref }: Component): boolean => ref === 'JIN' || ref === 'JSEND';
  const mainFirst = (a: Component, b: Component): number => Number(b.ref === 'JOUT') - Number(a.ref === 'JOUT');
  return { input: jacks.filter(isInput), output: jacks.filter((jack) => !isInput(jack)).sort(mainFirst) };
}
