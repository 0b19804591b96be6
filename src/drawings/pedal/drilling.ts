/** Where a box is drilled for its parts: the holes of every face, as the picture of the pedal shows them. */
import { enclosures } from '#electronics/enclosure.ts';
import { panelLayout, type PanelSpec, type PanelPoint } from './panel-layout.ts';

/** The printed side; the two walls with jacks; the wall away from the player, with the supply. */
export type Face = 'top' | 'left' | 'right' | 'back';

export type HoleKind = 'pot' | 'toggle' | 'footswitch' | 'lamp' | 'jack' | 'dc-jack';

/** Millimetres: a pot's M7 bushing, a 5 mm lamp in its bezel, and so on. */
export const holeDiameters: Record<HoleKind, number> = {
  pot: 7,
  toggle: 6.4,
  footswitch: 12,
  lamp: 8,
  jack: 9.5,
  'dc-jack': 12,
};

/** Half of what a part covers around its hole, inside or outside the box, millimetres. */
export const partRadii: Record<HoleKind, number> = {
  pot: 8.5,
  toggle: 4.6,
  footswitch: 9,
  lamp: 4.8,
  jack: 8,
  'dc-jack': 7,
};

/** How deep jacks and supply sit below the printed face, as a share of the box: nearer to the lid, to clear the board. */
export const jackDepthShare = 0.65;
export const supplyDepthShare = 0.69;

export interface Hole {
  readonly face: Face;
  readonly kind: HoleKind;
  /** What the builder calls it: the name of a control, or the part. */
  readonly label: string;
  /** Millimetres from the middle of the face, seen from outside with the printed side up: right and down. */
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

export interface Drilling {
  /** Width and height of each face, as it is seen from outside. */
  readonly faces: Readonly<Record<Face, { readonly w: number; readonly h: number }>>;
  readonly holes: readonly Hole[];
}

/** The lamps, controls and switches of the printed side. */
function panelHoles(spec: PanelSpec): Hole[] {
  const { w, h } = enclosures[spec.size];
  const { knobs, toggles, switches, led } = panelLayout(spec);
  const at = (kind: HoleKind, spots: readonly PanelPoint[], label: (i: number) => string): Hole[] =>
    spots.map(({ x, y }, i) => hole('top', kind, label(i), x - w / 2, y - h / 2));
  const numbered = (word: string, count: number) => (i: number) => (count > 1 ? `${word} ${i + 1}` : word);
  return [
    ...at('pot', knobs, (i) => spec.knobs[i]!.label),
    ...at('toggle', toggles, numbered('Toggle', toggles.length)),
    ...at('lamp', [led], () => 'LED'),
    ...at('footswitch', switches, numbered('Footswitch', switches.length)),
  ];
}

const hole = (face: Face, kind: HoleKind, label: string, x: number, y: number): Hole => ({
  face,
  kind,
  label,
  x,
  y,
  diameter: holeDiameters[kind],
});

/** The hole centres and diameters of a pedal. */
export function enclosureDrilling(spec: PanelSpec): Drilling {
  const { w, h, depth } = enclosures[spec.size];
  const { jacks, supply } = panelLayout(spec);
  const y = depth * (jackDepthShare - 0.5);
  const supplyY = depth * (supplyDepthShare - 0.5);
  return {
    faces: { top: { w, h }, left: { w: h, h: depth }, right: { w: h, h: depth }, back: { w, h: depth } },
    holes: [
      ...panelHoles(spec),
      // From the left wall the player is on the right; from the right wall, on the left.
      ...jacks.left.map((at) => hole('left', 'jack', 'Output', at - h / 2, y)),
      ...jacks.right.map((at) => hole('right', 'jack', 'Input', h / 2 - at, y)),
      supply === 'back'
        ? hole('back', 'dc-jack', 'Supply', 0, supplyY)
        : hole('right', 'dc-jack', 'Supply', h / 2 - supply, supplyY),
    ],
  };
}
