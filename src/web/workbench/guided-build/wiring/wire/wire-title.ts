import type { Wire } from '#electronics/wiring/wiring.ts';
import { inHeading } from '../../../builds/steps/wiring-text.ts';
import { mm, type WireWork } from '../../../open-box/wire-work.ts';

/** What the step of a wire is called, and what its key says. */
export function wireTitle(wire: Wire, work: WireWork): { readonly title: string; readonly key: string } {
  const { number, colour, millimetres, from, to, needsPull } = wire;
  const cut = `${inHeading(colour)}, ${mm(millimetres)}`;
  if (work.kind === 'board-end')
    return { title: `${cut}, into ${from.name.replace(/^board /, '')}`, key: 'It’s in the board' };
  if (work.kind === 'lug-end')
    return { title: `${cut}, to ${(work.lug === from.lug ? from : to).name}`, key: 'This end is on' };
  return {
    title: `${inHeading(from.name)} to ${to.name}`,
    key: needsPull ? `Wire ${number} holds` : `Wire ${number} is in`,
  };
}
