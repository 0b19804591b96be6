import type { PartList } from '#contracts/catalogue.ts';
import { parts } from '#catalogue/parts.ts';

/** The parts of the seed as the shop lists them for the bench. */
export const seedPartList: PartList = {
  parts: parts.map(({ slug, name, kind, value, packSize, priceRupees, specifications }) => ({
    id: slug,
    slug,
    name,
    kind,
    value,
    volts: kind.endsWith('-capacitor') ? Number.parseFloat(specifications['Maximum voltage'] ?? '') : null,
    price: `${priceRupees}.00`,
    packSize,
    inStock: true,
    stock: null,
    imageUrl: '',
  })),
  standIns: [{ name: 'BC547', slug: 'bc549c', fit: 'The same family with the same legs.' }],
};

/** What people paste, as a list that a board's page has: used to measure and to check. */
export const pastedLines = [
  ...seedPartList.parts.map(({ value, kind }, at) => `${(at % 3) + 1}x ${value} ${kind.replaceAll('-', ' ')}`),
  ...'R1 4k7\nR1-R3 10k\n2x 100n film\nTL072\n1N4148 x2\nB100K pot\nLED red 3mm\nC1 2.2uF 16v\nC3 .01 film\ntrimpot 10k\nAC128 matched pair\nRV2 50k rev log\nBC547\n4k99\n100k pot\njack'.split(
    '\n',
  ),
];
