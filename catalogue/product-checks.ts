/** What must hold for a product before it goes on the shelf. */

import { subcategories } from '#domain/catalogue/catalogue.ts';
import type { SeedProduct } from './catalogue-types.ts';
import { partsNeeded } from '#electronics/bill-of-materials.ts';
import { repeated } from '#electronics/checks.ts';

/** A kit is its board and parts, and a box that is drilled, coated and printed: it costs more than they do singly. */
const minShareOfParts = 1.05;
const summaryCharacters = 90;
const descriptionCharacters = 200;

const filler =
  /lorem|ipsum|todo|tbd|placeholder|unleash|elevate|game.?chang|world.?class|cutting.?edge|state.of.the.art|next level|must.have|perfect for|look no further|whether you|seamless|nestled|boast/i;

const kitSpecifications = ['Controls', 'Bypass', 'Supply', 'Current draw', 'Enclosure', 'Size'];
const pcbSpecifications = ['Controls', 'Bypass', 'Supply', 'Current draw', 'Size', 'Board', 'Fits'];

const required: Readonly<Record<SeedProduct['category'], readonly string[]>> = {
  kit: kitSpecifications,
  pcb: pcbSpecifications,
  parts: [],
};

function words({ slug, summary, description }: SeedProduct): string[] {
  return [
    ...(summary.length > summaryCharacters ? [`its summary has ${summary.length} characters`] : []),
    ...(description.length < descriptionCharacters
      ? [`its description has only ${description.length} characters`]
      : []),
    ...[summary, description].flatMap((text) => filler.exec(text)?.[0] ?? []).map((found) => `it says '${found}'`),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ['its slug is not plain']),
  ];
}

function numbers({ rating, reviewCount, stock, priceRupees, packSize }: SeedProduct): string[] {
  return [
    ...(rating >= 0 && rating <= 5 && Number(rating.toFixed(2)) === rating ? [] : [`a rating of ${rating} cannot be`]),
    ...(Number.isInteger(reviewCount) && reviewCount >= 0 ? [] : ['its review count is odd']),
    ...(stock === null || (Number.isInteger(stock) && stock >= 0) ? [] : ['its stock is odd']),
    ...(Number.isInteger(priceRupees) && priceRupees > 0 ? [] : ['its price is odd']),
    ...(Number.isInteger(packSize) && packSize > 0 ? [] : ['its pack size is odd']),
  ];
}

function facts({ category, subcategory, specifications, hsn, gstRatePercent, addedOn }: SeedProduct): string[] {
  return [
    ...(subcategories[category].some(({ slug }) => slug === subcategory)
      ? []
      : [`there is no ${subcategory} among ${category}`]),
    ...required[category].filter((key) => !specifications[key]).map((key) => `it does not say its ${key}`),
    ...(Object.keys(specifications).length < 3 ? ['it has fewer than three specifications'] : []),
    ...(/^\d{4,8}$/.test(hsn) ? [] : [`HSN ${hsn} is no code`]),
    ...([0, 5, 12, 18, 28].includes(gstRatePercent) ? [] : [`GST of ${gstRatePercent} % does not exist`]),
    ...(Number.isNaN(Date.parse(addedOn)) ? [`${addedOn} is no date`] : []),
  ];
}

interface CatalogueLookup {
  readonly bySlug: ReadonlyMap<string, SeedProduct>;
}

/** What the pieces of a kit cost, each at its share of the pack it is sold in. */
function priceOfParts(product: SeedProduct, { bySlug }: CatalogueLookup): number {
  let sum = 0;
  for (const [slug, pieces] of partsNeeded(product.bom)) {
    const part = bySlug.get(slug);
    if (part) sum += (part.priceRupees / part.packSize) * pieces;
  }
  return sum;
}

function pairing(product: SeedProduct, lookup: CatalogueLookup): string[] {
  const { slug, category, pairSlug, priceRupees } = product;
  if (category === 'parts') return pairSlug === null ? [] : ['a part has no pair'];
  const pair = lookup.bySlug.get(pairSlug ?? '');
  if (!pair || pair.category === category || pair.pairSlug !== slug) return ['it lacks its other half'];
  if (category === 'pcb') return [];
  const minPriceRupees = (priceOfParts(product, lookup) + pair.priceRupees) * minShareOfParts;
  return [
    ...(pair.priceRupees < priceRupees ? [] : ['its board costs as much as the kit']),
    ...(priceRupees >= minPriceRupees
      ? []
      : [`it costs less than ${Math.ceil(minPriceRupees)}, its parts and board x ${minShareOfParts}`]),
  ];
}

export function productProblems(catalogue: readonly SeedProduct[]): string[] {
  const lookup: CatalogueLookup = { bySlug: new Map(catalogue.map((product) => [product.slug, product])) };
  return [
    ...repeated(catalogue.map(({ slug }) => slug)).map((slug) => `${slug} is used twice`),
    ...repeated(catalogue.map(({ name }) => name)).map((name) => `the name '${name}' is used twice`),
    ...catalogue.flatMap((product) =>
      [...words(product), ...numbers(product), ...facts(product), ...pairing(product, lookup)].map(
        (problem) => `${product.slug}: ${problem}`,
      ),
    ),
  ];
}
