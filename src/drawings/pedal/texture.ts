import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { rng } from '../primitives/rng.ts';
import { n, path } from '../primitives/svg.ts';
import type { Finish } from '../primitives/palette.ts';

const dots = (seed: string, count: number, w: number, h: number): string => {
  const r = rng(seed);
  let out = '';
  for (let i = 0; i < count; i++) out += `M${n(r.range(0, w))} ${n(r.range(0, h))}h0`;
  return out;
};

/** Surface texture as small seamless tiles. */
export function texture(d: Defs, finish: Finish, base: string): string {
  const speck = (
    seed: string,
    count: number,
    tw: number,
    th: number,
    stroke: string,
    width: number,
    opacity: number,
  ): string =>
    path(dots(seed, count, tw, th), {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
    });
  switch (finish) {
    case 'matte':
      return d.pattern(
        11,
        13,
        speck('m1', 50, 11, 13, '#fff', 0.2, 0.13) + speck('m2', 50, 11, 13, '#000', 0.2, 0.085),
      );
    case 'gloss':
      return 'none';
    case 'sparkle':
      return d.pattern(
        19,
        23,
        speck('s1', 110, 19, 23, shade(base, 0.26, 0.9), 0.2, 0.6) +
          speck('s2', 22, 19, 23, '#fff', 0.26, 0.7) +
          speck('s3', 60, 19, 23, '#000', 0.26, 0.26),
      );
    case 'hammertone':
      return d.pattern(
        19,
        23,
        speck('h1', 54, 19, 23, '#000', 1.5, 0.08) +
          speck('h2', 54, 19, 23, '#fff', 1, 0.1) +
          speck('h3', 44, 19, 23, shade(base, -0.05), 0.9, 0.45),
      );
    case 'brushed': {
      const r = rng('brush');
      let light = '';
      let dark = '';
      for (let y = 0.1; y < 6; y += 0.24) {
        const seg = `M${n(r.range(-20, 20))} ${n(y)}h${n(r.range(20, 70))}`;
        if (r.next() < 0.5) light += seg;
        else dark += seg;
      }
      return d.pattern(
        90,
        6,
        path(light, { stroke: '#fff', 'stroke-width': 0.16, 'stroke-opacity': 0.36 }) +
          path(dark, { stroke: '#000', 'stroke-width': 0.14, 'stroke-opacity': 0.07 }),
      );
    }
  }
}
