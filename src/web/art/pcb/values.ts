/** What is printed on, or banded around, the parts of a board. */
import type { Rng } from '../drawing/rng.ts';
import type { EffectType } from '../graphics/canvas.ts';
import type { PartKind } from './footprints.ts';
import { RECIPES } from './recipes.ts';

const STOCK: Partial<Record<PartKind, readonly string[]>> = {
  R: ['1M', '10K', '4K7', '47K', '100K', '220R', '1K', '2K2', '470K', '22K', '51K', '6K8', '33K', '510K'],
  CF: ['100N', '47N', '22N', '220N', '10N', '1U', '18N', '68N'],
  CE: ['10U', '47U', '100U', '4U7', '1U'],
  CC: ['47P', '100P', '220P', '51P'],
  POT: ['B100K', 'A500K', 'B25K', 'A100K', 'B10K', 'C1M'],
};

/** The value of the `no`th part of its kind. */
export function valueOf(kind: PartKind, no: number, effect: EffectType, rnd: Rng): string {
  const { marks } = RECIPES[effect];
  if (kind === 'IC8') return marks[(no - 1) % marks.length]!;
  if (kind === 'D') return no % 4 === 0 ? '1N4001' : '1N4148';
  if (kind === 'Q') return effect === 'fuzz' ? 'BC108' : '2N5457';
  if (kind === 'TRIM') return '10K';
  const list = STOCK[kind];
  return list ? list[(no * 5 + Math.floor(rnd.next() * 3)) % list.length]! : '';
}
