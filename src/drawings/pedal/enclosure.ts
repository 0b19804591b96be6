/** Die-cast boxes: the painted, lit body seen from above, in millimetres. */
import { enclosures, type EnclosureShape, type EnclosureSize } from '#electronics/enclosure.ts';
import { mix, shade, toOklch } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { softShadow } from '../primitives/shadow.ts';
import { g, n, path, rect } from '../primitives/svg.ts';
import { type Coat, type CoatName, coats, type Finish } from '../primitives/palette.ts';
import { rng } from '../primitives/rng.ts';

const dots = (seed: string, count: number, w: number, h: number): string => {
  const r = rng(seed);
  let out = '';
  for (let i = 0; i < count; i++) out += `M${n(r.range(0, w))} ${n(r.range(0, h))}h0`;
  return out;
};

/** Surface texture as small seamless tiles. */
function texture(d: Defs, finish: Finish, base: string): string {
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

export interface BodyOptions {
  size: EnclosureSize;
  coat: CoatName;
  finish?: Finish | undefined;
}

export function coatOf(o: { coat: CoatName; finish?: Finish | undefined }): Coat {
  const c: Coat = coats[o.coat];
  return o.finish ? { ...c, finish: o.finish } : c;
}

const faceInset = 1.5;

/** The gradients of a box: its edge, its side, its face and the lit rim of the face. */
function paints(d: Defs, coat: Coat): Record<'edge' | 'side' | 'face' | 'rim', string> {
  const { base, finish } = coat;
  const gloss = finish === 'gloss';
  return {
    edge: d.linear([
      [0, mix(base, '#ffffff', gloss ? 0.5 : 0.34)],
      [0.06, shade(base, 0.03)],
      [0.9, shade(base, -0.09, 0.9)],
      [1, shade(base, -0.19, 0.7)],
    ]),
    side: d.linear('0 #fff .28, .03 #fff 0, .965 #000 0, 1 #000 .3', 0, 0, 1, 0),
    face:
      finish === 'brushed'
        ? d.linear('0 #dde1e2, .25 #c9ced0, .45 #dadedf, .65 #bfc5c8, .85 #cdd2d4, 1 #b2b9bc', 0, 0, 1, 1)
        : d.linear(`0 ${shade(base, 0.045)}, .5 ${base}, 1 ${shade(base, -0.06)}`, 0.15, 0, 0.85, 1),
    rim: d.linear(`0 #fff ${gloss ? 0.95 : 0.6}, .25 #fff .12, .6 #000 .02, 1 #000 .3`, 0.1, 0, 0.6, 1),
  };
}

/** The light on paint and ink alike: brightest in the upper left, darkest in the opposite corner. */
function lights(d: Defs, { w, h }: EnclosureShape, { base }: Coat): string {
  const dark = toOklch(base).l < 0.45;
  const pool = d.radial(`0 #fff ${dark ? 0.16 : 0.26}, 1 #fff 0`, 0.24, 0.08, 0.75);
  const dusk = d.radial(`.55 #000 0, 1 #000 ${dark ? 0.22 : 0.13}`, 0.36, 0.3, 0.95);
  return rect(0, 0, w, h, 0, { fill: pool }) + rect(0, 0, w, h, 0, { fill: dusk });
}

/** One diagonal across a glossy face. */
const glare = (d: Defs, { w, h }: EnclosureShape): string =>
  path(`M0 0H${n(w * 0.7)}L0 ${n(h * 0.58)}Z`, {
    fill: d.linear('0 #fff .2, .7 #fff .05, 1 #fff .03', 0, 0, 0.5, 0.8),
  });

/**
 * The empty box. `printed` (silkscreen) is laid on the face under the final light, so ink
 * catches the same highlight as the paint.
 */
export function enclosureBody(d: Defs, o: BodyOptions, printed = ''): string {
  const shape = enclosures[o.size];
  const { w, h, r } = shape;
  const coat = coatOf(o);
  const { edge, side, face, rim } = paints(d, coat);
  const tex = texture(d, coat.finish, coat.base);
  const onFace = (attrs: Record<string, string | number>): string =>
    rect(faceInset, faceInset, w - 2 * faceInset, h - 2 * faceInset, r - 0.9, attrs);
  const clip = d.clip(onFace({}));
  return [
    rect(0, 0, w, h, r, { fill: edge }),
    rect(0, 0, w, h, r, { fill: side }),
    onFace({ fill: face }),
    g(
      { 'clip-path': clip },
      tex === 'none' ? '' : rect(0, 0, w, h, 0, { fill: tex }),
      printed,
      lights(d, shape, coat),
      coat.finish === 'gloss' ? glare(d, shape) : '',
    ),
    onFace({ fill: 'none', stroke: rim, 'stroke-width': 0.42 }),
  ].join('');
}

/** Ambient and contact shadow of a box lying on its back. */
export function boxShadow(d: Defs, size: EnclosureSize): string {
  const { w, h, r } = enclosures[size];
  return (
    softShadow(d, rect(1.2, 3.4, w + 0.8, h, r + 2, {}), 2.9, 0.36) + softShadow(d, rect(0, 1.4, w, h, r, {}), 1, 0.45)
  );
}
