import { expect, it } from 'vitest';
import { Defs } from '../primitives/defs.ts';
import { resistorBody } from './resistor.ts';
import { bandPaints } from './resistor-paints.ts';

const colourOf = (paint: string): string | undefined =>
  Object.entries(bandPaints).find(([, each]) => each === paint)?.[0];

it('a drawn resistor carries its bands from left to right', () => {
  const markup = resistorBody(new Defs('r'), 4700, 5);
  const painted = [...markup.matchAll(/<rect x="(-?[.\d]+)"[^>]*width="\.52"[^>]*fill="(#\w+)"/g)];
  const inOrder = painted.sort((a, b) => Number(a[1]) - Number(b[1])).map((m) => colourOf(m[2]!));
  expect(inOrder).toEqual(['yellow', 'violet', 'red', 'gold']);
});
