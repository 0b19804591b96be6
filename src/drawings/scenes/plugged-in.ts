/** Where the plug and the cable of a jack lie, wherever the pedal stands. */
import { enclosures } from '#electronics/enclosure.ts';
import { type PanelSpec, panelLayout } from '../pedal/panel-layout.ts';
import { plugLength, plugNose } from '../equipment/cable.ts';
import { jackReach } from '../pedal/hardware.ts';

export interface PedalPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A plug as `plug` draws it, turned so that it points into its jack, and where its cable leaves. */
export interface PluggedIn extends PedalPlace {
  readonly cable: readonly [x: number, y: number];
}

/** The lowest jack on either wall of a pedal that was put down turned. */
export function plugsOf(pedal: PanelSpec, place: PedalPlace): Record<'left' | 'right', PluggedIn> {
  const { jacks } = panelLayout(pedal);
  const angle = (place.turn * Math.PI) / 180;
  const onScene = (x: number, y: number): [number, number] => [
    place.x + x * Math.cos(angle) - y * Math.sin(angle),
    place.y + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const plugAt = (wall: number, y: number, outward: 1 | -1): PluggedIn => {
    const [px, py] = onScene(wall + outward * (jackReach + plugNose), y);
    return {
      x: px,
      y: py,
      turn: place.turn + (outward > 0 ? 180 : 0),
      cable: onScene(wall + outward * (jackReach + plugNose + plugLength), y),
    };
  };
  return {
    left: plugAt(0, jacks.left.at(-1)!, -1),
    right: plugAt(enclosures[pedal.size].w, jacks.right.at(-1)!, 1),
  };
}
