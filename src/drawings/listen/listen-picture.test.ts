import { describe, expect, it } from 'vitest';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import { listenSvg, panelPlaces } from './listen-picture.ts';

/** Where the drawing itself puts something, in percent of its frame. */
function drawnAt(svg: string, what: string): number[][] {
  const [x, y, w, h] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [number, number, number, number];
  const found = svg.matchAll(new RegExp(`<g transform="translate\\(([-\\d.]+) ([-\\d.]+)\\)"><g ${what}`, 'g'));
  return [...found].map(([, left, top]) => [((Number(left) - x) / w) * 100, ((Number(top) - y) / h) * 100]);
}

describe('the picture that is played', () => {
  it.each(catalogueDrawings.kits.map((kit) => [kit.slug, kit] as const))(
    '%s has its controls where it is drawn',
    (_, kit) => {
      const svg = listenSvg(kit);
      const { knobs, footswitch } = panelPlaces(kit);
      const drawn = drawnAt(svg, 'class="knob"');
      expect(drawn).toHaveLength(kit.knobs.length);
      drawn.forEach(([left, top], index) => {
        expect(knobs[index]!.left).toBeCloseTo(left!, 1);
        expect(knobs[index]!.top).toBeCloseTo(top!, 1);
      });
      const [[left, top] = []] = drawnAt(svg, 'data-switch');
      expect([footswitch.left, footswitch.top]).toEqual([expect.closeTo(left!, 1), expect.closeTo(top!, 1)]);
    },
  );
});
