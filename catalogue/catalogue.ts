/** The whole seed: kits, the board of each kit, and parts. The order is fixed: kit, its board, next kit, then parts. */

import type { Kit, Part, SeedProduct } from './catalogue-types.ts';
import { billOfMaterials, boardName, controlsOf, includedList } from '#electronics/bill-of-materials.ts';
import { kits } from './kits.ts';
import { partBySlug, parts } from './parts.ts';

/**
 * The outline of each kit's board, in millimetres. It follows from the layout, which only a build takes the time for; a test
 * holds it to it.
 */
export const boardSizes: Readonly<Record<string, string>> = {
  'analog-delay': '58.4 x 83.2 mm',
  'bass-fuzz': '54.6 x 57.8 mm',
  'bass-preamp': '54.6 x 46.4 mm',
  'buffer-splitter': '54.6 x 34.9 mm',
  'chip-echo': '54.6 x 69.2 mm',
  'chorus-pedal': '54.6 x 83.2 mm',
  'clean-booster': '33.0 x 34.9 mm',
  'envelope-filter': '54.6 x 57.8 mm',
  'four-stage-phaser': '54.6 x 69.2 mm',
  'fuzz-box': '54.6 x 34.9 mm',
  'germanium-fuzz': '54.6 x 46.4 mm',
  'hard-clipper': '54.6 x 34.9 mm',
  'jfet-preamp': '54.6 x 57.8 mm',
  'loop-switcher': '54.6 x 23.5 mm',
  'micro-booster': '33.0 x 42.5 mm',
  'octave-up': '54.6 x 46.4 mm',
  'optical-tremolo': '54.6 x 57.8 mm',
  'orange-compressor': '54.6 x 46.4 mm',
  'plate-reverb': '54.6 x 62.9 mm',
  'pocket-amp': '54.6 x 34.9 mm',
  'pocket-fuzz': '33.0 x 34.9 mm',
  'rodent-distortion': '54.6 x 46.4 mm',
  'six-band-eq': '80.0 x 58.4 mm',
  'spring-reverb': '54.6 x 74.3 mm',
  'studio-compressor': '54.6 x 57.8 mm',
  'sub-octave': '54.6 x 57.8 mm',
  'sustain-fuzz': '54.6 x 57.8 mm',
  'tilted-wah': '54.6 x 46.4 mm',
  'treble-booster': '33.0 x 42.5 mm',
  'two-band-eq': '54.6 x 46.4 mm',
  'vintage-overdrive': '54.6 x 57.8 mm',
  'vintage-tremolo': '54.6 x 46.4 mm',
};

const gstRatePercent = 18;

export const pcbSlugOf = (kit: Kit): string => `${kit.slug}-pcb`;

function controlsAndSupply({ circuit, specifications }: Kit): Record<string, string> {
  return {
    Controls: controlsOf(circuit).join(', ') || 'None',
    Bypass:
      specifications?.['Bypass'] ?? (circuit.hardware === 'own' ? 'Passive switching' : 'True bypass, 3PDT footswitch'),
    Supply: '9 V DC, centre negative, 2.1 mm plug; no battery',
    'Current draw': `${circuit.currentMilliamps} mA`,
  };
}

function kitProduct(kit: Kit): SeedProduct {
  const { circuit, design: _design, pcb: _pcb, specifications, ...words } = kit;
  const bom = billOfMaterials(circuit);
  const box = partBySlug.get(`enclosure-${circuit.enclosure.toLowerCase()}`);
  return {
    ...words,
    category: 'kit',
    kind: null,
    value: null,
    imageUrl: `art:pedal/${kit.slug}`,
    specifications: {
      ...controlsAndSupply(kit),
      Enclosure: `${circuit.enclosure}, drilled, coated and printed`,
      Size: box?.specifications['Outside size'] ?? '',
      ...specifications,
      'Parts to solder': String(bom.filter(({ kind }) => kind !== 'mechanical').length),
    },
    components: [`1 x ${boardName}`, ...includedList(bom)],
    bom,
    measurements: circuit.measurements,
    pairSlug: pcbSlugOf(kit),
    packSize: 1,
    pinOut: null,
    hsn: '8543',
    gstRatePercent,
    countryOfOrigin: 'India',
  };
}

function pcbDescription({ name, basedOn, circuit }: Kit, onBoard: number): string {
  const controls = controlsOf(circuit);
  const chips = circuit.components.filter(({ kind }) => kind === 'ic').map(({ value }) => value);
  return `The bare circuit board of our ${name} kit, for builders who have parts in the drawer. The circuit follows the ${basedOn}, and the bill of materials on this page lists all ${onBoard} parts that go on the board, with the designators printed on it.

Nothing else is in the bag: no parts, no box, no controls. ${chips.length ? `It takes ${chips.join(', ')} in sockets. ` : ''}The ${controls.length === 1 ? 'control solders' : 'controls solder'} straight to the board and hold it in a ${circuit.enclosure} box; the drill template fits that size.`;
}

function pcbProduct(kit: Kit): SeedProduct {
  const { circuit, pcb } = kit;
  const bom = billOfMaterials(circuit);
  const onBoard = bom.filter(({ place, kind }) => place === 'board' || kind === 'pot').length;
  return {
    slug: pcbSlugOf(kit),
    name: `${kit.name} PCB`,
    summary: pcb.summary,
    description: pcbDescription(kit, onBoard),
    priceRupees: pcb.priceRupees,
    rating: pcb.rating,
    reviewCount: pcb.reviewCount,
    stock: pcb.stock,
    difficulty: kit.difficulty,
    category: 'pcb',
    kind: null,
    value: null,
    subcategory: kit.subcategory,
    basedOn: kit.basedOn,
    imageUrl: `art:board/${kit.slug}`,
    specifications: {
      ...controlsAndSupply(kit),
      Size: boardSizes[kit.slug] ?? '',
      Board: 'Two layers, FR-4 1.6 mm, plated holes, lead-free tin',
      Colour: `${kit.design.mask.charAt(0).toUpperCase()}${kit.design.mask.slice(1)} solder mask`,
      Fits: `${circuit.enclosure} enclosure, held by the controls`,
      'Parts on the board': String(onBoard),
    },
    components: [`1 x ${kit.name} printed circuit board, bare`],
    bom,
    measurements: circuit.measurements,
    pairSlug: kit.slug,
    packSize: 1,
    pinOut: null,
    hsn: '8534',
    gstRatePercent,
    countryOfOrigin: 'India',
    addedOn: kit.addedOn,
  };
}

function partProduct(part: Part): SeedProduct {
  const { picture: _picture, electrical: _electrical, pinOut, ...words } = part;
  return {
    ...words,
    difficulty: 'Beginner',
    category: 'parts',
    basedOn: null,
    imageUrl: `art:part/${part.slug}`,
    components: [`${part.packSize} x ${part.name.replace(/, (Pack|Set) of \d+$/, '')}`],
    bom: [],
    measurements: [],
    pairSlug: null,
    pinOut: pinOut ?? null,
    gstRatePercent,
  };
}

export const catalogue: readonly SeedProduct[] = [
  ...kits.flatMap((kit) => [kitProduct(kit), pcbProduct(kit)]),
  ...parts.map(partProduct),
];
