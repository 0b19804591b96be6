/** The pedal as it is played: patched on both sides, in a picture as wide as the widest listen panel. */
import { chainSvg } from '../scenes/chain.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';
import { enclosures } from '#electronics/enclosure.ts';
import { panelLayout, type PanelPoint } from '../pedal/panel-layout.ts';

/** Millimetres. The pedal stands in the middle; the frame begins as that of every chain picture, and goes on until the shadow of the cable ends. */
const listenFrame = { w: 340, h: 172, top: -26 } as const;

/** This colour has enough contrast on the light and on the dark theme. */
const cableColour = '#4b5458';

export const listenSvg = (kit: KitDrawing): string =>
  chainSvg(kit, { cable: cableColour, width: listenFrame.w, height: listenFrame.h, flow: true });

/** In percent of the picture. */
export interface Place {
  readonly left: number;
  readonly top: number;
  /** Across, in percent of the width. */
  readonly size: number;
}

export interface PanelPlaces {
  readonly knobs: readonly Place[];
  readonly footswitch: Place;
}

/** A ring around a knob is this much wider than the knob. */
const ringMm = 3.25;
const footswitchMm = 19;

/** Where the controls lie in the picture, from the same layout that draws it. */
export function panelPlaces(kit: KitDrawing): PanelPlaces {
  const layout = panelLayout(kit);
  const left = (enclosures[kit.size].w - listenFrame.w) / 2;
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 1e5) / 1e3;
  const place = ({ x, y }: PanelPoint, size: number): Place => ({
    left: percent(x - left, listenFrame.w),
    top: percent(y - listenFrame.top, listenFrame.h),
    size: percent(size, listenFrame.w),
  });
  return {
    knobs: layout.knobs.map((at) => place(at, 2 * (layout.knobR + ringMm))),
    footswitch: place(layout.switches[0]!, footswitchMm),
  };
}
