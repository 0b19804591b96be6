import { describe, expect, it } from 'vitest';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import { heroFrame, heroLayers, heroPlacement, heroTravel } from '#drawings/hero/hero-layers.ts';

import { roundRect } from '#drawings/primitives/axonometric-camera.ts';
import { heroLayerSvg, heroView, noteBoxes } from '#drawings/hero/hero.ts';
import { heroScene, layerSlides } from '#drawings/hero/scene.ts';

// The page places the layers by fixed frames, which fit the kit that is taken apart there.
const kit = catalogueDrawings.boards[featuredSlugs[0]]!;
const scene = heroScene(kit);
const layer = (name: string) => heroLayers.find((one) => one.name === name)!;

describe('the layers of the hero', () => {
  it('share the frame of the whole picture', () => {
    heroView(scene).forEach((value, i) => expect(heroFrame[i]).toBeCloseTo(value, 1));
  });

  it.each(heroLayers)('$name is drawn in the frame that the page places', ({ name, frame }) => {
    expect(heroLayerSvg(name, kit)).toContain(`viewBox="${frame.join(' ')}"`);
  });

  it('frame the corners of what they show', () => {
    const { camera, shape, heights, boardAt, board, panel } = scene;
    const inside = (name: string, [x, y]: readonly [number, number], dx = 0): void => {
      const [fx, fy, fw, fh] = layer(name).frame;
      expect(x + dx).toBeGreaterThan(fx);
      expect(x + dx).toBeLessThan(fx + fw);
      expect(y).toBeGreaterThan(fy);
      expect(y).toBeLessThan(fy + fh);
    };
    for (const [x, y] of roundRect(0, 0, shape.w, shape.h, shape.r)) {
      inside('base', camera.at(x, y, heights.base));
      inside('box', camera.at(x, y, heights.box), layerSlides.box);
      inside('box', camera.at(x, y, heights.box + shape.depth), layerSlides.box);
    }
    for (const [x, y] of roundRect(...boardAt, board.w, board.h, 2.2)) inside('board', camera.at(x, y, heights.board));
    for (const { kind, x, y } of board.parts)
      if (kind === 'POT')
        for (const dx of [-8, 8]) {
          inside('board', camera.at(boardAt[0] + x + dx, boardAt[1] + y - 5 - dx, heights.board + 9));
          inside('board', camera.at(boardAt[0] + x, boardAt[1] + y - 5 + dx / 2, heights.board + 25));
        }
    for (const { x, y } of panel.knobs) {
      inside('knobs', camera.at(x, y, heights.knobs + 12), layerSlides.box);
      inside('nuts', camera.at(x, y, heights.knobs - 16), layerSlides.box);
    }
  });

  it('frame every word of the notes, which overlap nothing of each other', () => {
    const [x, y, w, h] = layer('notes').frame;
    const boxes = noteBoxes(scene);
    expect(boxes.map(({ text }) => text)).toEqual(['Knobs', 'Enclosure', 'Board', 'Base plate']);
    for (const box of boxes) {
      expect(box.x, box.text).toBeGreaterThan(x);
      expect(box.y, box.text).toBeGreaterThan(y);
      expect(box.x + box.w, box.text).toBeLessThan(x + w);
      expect(box.y + box.h, box.text).toBeLessThan(y + h);
    }
    const tops = boxes.map((box) => box.y).sort((a, b) => a - b);
    tops.slice(1).forEach((top, i) => expect(top - tops[i]!).toBeGreaterThan(boxes[0]!.h));
  });

  it('end at the same place after their travel: box on plate, knobs and nuts on box', () => {
    const { camera, shape, heights } = scene;
    const landed = (name: string, z: number): number => camera.at(0, 0, z)[1] + layer(name).travel[1];
    expect(landed('box', heights.box)).toBeCloseTo(camera.at(0, 0, heights.base + 3)[1], 0);
    const lid = landed('box', heights.box + shape.depth);
    expect(landed('knobs', heights.knobs)).toBeCloseTo(lid, 0);
    expect(landed('nuts', heights.knobs - 17)).toBeCloseTo(lid, 0);
    expect(layer('box').travel[0]).toBe(-layerSlides.box);
    expect(layer('board').travel[0]).toBe(-layerSlides.board);
  });

  it('are placed in percent of the whole frame', () => {
    expect(heroPlacement({ name: 'box', frame: heroFrame, travel: [0, 0], fades: false })).toEqual({
      left: '0%',
      top: '0%',
      width: '100%',
      height: '100%',
    });
    const { left, width } = heroPlacement(layer('ground'));
    expect(left.startsWith('-')).toBe(true);
    expect(parseFloat(width)).toBeCloseTo((298 / 230) * 100, 2);
  });

  it('express their travel in percent of the layer itself, as CSS translate does', () => {
    expect(heroTravel({ name: 'box', frame: [0, 0, 100, 50], travel: [-20, 75], fades: false })).toBe('-20% 150%');
  });
});
