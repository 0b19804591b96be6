/** Every picture of the shop, by name. A picture is drawn only when `draw` is called, so that the build can skip what its cache holds. */
import { avatarSvg } from './avatar.ts';
import { logoMark, wordmark } from './brand/logo.ts';
import { filmScenes } from './film-scenes/film-scenes.ts';
import type { FilmKits } from './film-scenes/scene.ts';
import { heroLayers } from './hero/hero-layers.ts';
import { heroLayerSvg } from './hero/hero.ts';
import type { KitDrawing } from './kit/kit-spec.ts';
import { insideSvg } from './hero/inside.ts';
import { flatLayOf, kitSvg } from './kit/kit.ts';
import { type CataloguePartDrawing, partPictureSvg } from './parts/part-drawing.ts';
import { outlineSvg } from './parts/outlines/outline-picture.ts';
import { outlineOf } from './parts/outlines/part-outline.ts';
import { pcbSvg } from './pcb/board.ts';
import { pedalSvg } from './pedal/pedal.ts';
import { figures } from './figures/figures.ts';
import { chainSvg } from './scenes/chain.ts';
import { communitySvg } from './scenes/community.ts';
import { socialBoardSvg, socialHomeSvg, socialPartsSvg, socialSvg } from './scenes/social.ts';
import { type ThumbKind, thumbKinds, thumbSvg } from './scenes/thumbs.ts';
import { notFoundResistor } from './spots/not-found.ts';
import { glyphSprite } from './sprites/glyphs.ts';
import { spotSprite } from './sprites/spots.ts';

export type Raster = { format: 'png' | 'avif' | 'webp'; width: number };

export interface Picture {
  /** Such as "pedal/fuzz-box". A name that would not be unique without it ends in the format: "….avif". */
  name: string;
  /** What the drawing depends on besides the code: equal data, equal picture. */
  source: unknown;
  draw: () => string;
  /** Without it the picture stays a drawing (SVG). */
  raster?: Raster;
  /** A file of data about a picture, for the page that shows it. */
  format?: 'json';
  /** Pictures of one group share work, such as the layout of a board, and are drawn by one worker. */
  group?: string;
}

const social: Raster = { format: 'png', width: 1200 };

function picturesOfKit(kit: KitDrawing): Picture[] {
  const of = (name: string, draw: () => string, raster?: Raster): Picture => ({
    name,
    source: kit,
    group: kit.slug,
    draw,
    ...(raster && { raster }),
  });
  const { slug, pcbSlug, title } = kit;
  return [
    of(`pedal/${slug}`, () => pedalSvg(kit, { title: `${title} pedal` })),
    of(`drafting/${slug}`, () =>
      pedalSvg(kit, { frame: 'drafting', title: `${title} pedal with its width and height` }),
    ),
    of(`board/${slug}`, () => pcbSvg(kit, { title: `${title} circuit board` })),
    of(`board-soldered/${slug}`, () => pcbSvg(kit, { populated: true, title: `${title} circuit board, soldered` })),
    of(`inside/${slug}`, () => insideSvg(kit, `${title} pedal, opened`)),
    of(`kit/${slug}`, () => kitSvg(kit, { ratio: 1.064, title: `Everything in the ${title} kit, laid out` })),
    { ...of(`flat-lay/${slug}`, () => JSON.stringify(flatLayOf(kit, 1.064))), format: 'json' },
    of(`social/${slug}`, () => socialSvg(kit), social),
    of(`social/${pcbSlug}`, () => socialBoardSvg(kit), social),
  ];
}

const testimonialNames = ['Ananya Rao', 'Kabir Singh', 'Meera Iyer'];

const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The kits of the home page, in the order they are patched together. */
function featured({ kits, featuredSlugs }: PictureCatalogue): [KitDrawing, KitDrawing, KitDrawing, KitDrawing] {
  const [overdrive, delay, fuzz, chorus] = featuredSlugs.map((slug) => kits.find((kit) => kit.slug === slug));
  if (!overdrive || !delay || !fuzz || !chorus) throw new Error('a kit of the home page is not in the catalogue');
  return [overdrive, delay, fuzz, chorus];
}

function scenes(catalogue: PictureCatalogue): Picture[] {
  const chain = featured(catalogue);
  const [overdrive, delay, fuzz] = chain;
  // The first guide and the films show the pedals that they are about.
  const { booster, clipper } = catalogue.filmKits;
  const thumbKits: Partial<Record<ThumbKind, KitDrawing>> = {
    kit: booster.drawing,
    sound: booster.drawing,
    measure: clipper.drawing,
  };
  const community = (): string => communitySvg(overdrive, delay, fuzz);
  const sizes = ([720, 1440] as const).flatMap((width) =>
    (['avif', 'webp'] as const).map((format): Picture => ({
      name: `scene/community-${width}.${format}`,
      source: chain,
      draw: community,
      raster: { format, width },
    })),
  );
  return [
    { name: 'scene/community', source: chain, draw: community },
    ...sizes,
    ...heroLayers.map(({ name }) => ({
      name: `hero/${name}`,
      source: overdrive,
      group: overdrive.slug,
      draw: () => heroLayerSvg(name, overdrive),
    })),
    ...chain.map((kit) => ({ name: `chain/${kit.slug}`, source: kit, draw: () => chainSvg(kit) })),
    ...thumbKinds.map((kind) => {
      const kit = thumbKits[kind] ?? overdrive;
      return { name: `thumb/${kind}`, source: kit, group: kit.slug, draw: () => thumbSvg(kind, kit) };
    }),
    {
      name: 'social/home',
      source: overdrive,
      group: overdrive.slug,
      draw: () => socialHomeSvg(overdrive),
      raster: social,
    },
    { name: 'social/parts', source: null, draw: socialPartsSvg, raster: social },
  ];
}

function smallThings(): Picture[] {
  const icon = (name: string, width: number, radius: number): Picture => ({
    name: `brand/${name}`,
    source: radius,
    draw: () => logoMark({ radius }),
    raster: { format: 'png', width },
  });
  return [
    { name: 'sprite/glyphs', source: null, draw: glyphSprite },
    { name: 'sprite/spots', source: null, draw: spotSprite },
    { name: 'spot/not-found-resistor', source: null, draw: notFoundResistor },
    { name: 'brand/mark', source: null, draw: () => logoMark() },
    { name: 'brand/wordmark', source: null, draw: () => wordmark({ ink: '#12211e', title: 'taar' }) },
    icon('favicon-32', 32, 14),
    // Phones round the corners of this icon themselves.
    icon('apple-touch-icon', 180, 0),
    icon('icon-512', 512, 14),
    ...testimonialNames.map((name) => ({ name: `avatar/${slugOf(name)}`, source: name, draw: () => avatarSvg(name) })),
  ];
}

/** One picture for each outline, and a list that maps the slugs of parts to outlines. */
function outlines(parts: readonly CataloguePartDrawing[]): Picture[] {
  const found = parts.flatMap(({ slug, drawing }) => {
    const outline = outlineOf(drawing);
    return outline ? [{ slug, outline }] : [];
  });
  const byKey = new Map(found.map(({ outline }) => [outline.key, outline]));
  const list = Object.fromEntries(
    found.map(({ slug, outline: { key, description } }) => [slug, { key, words: description }]),
  );
  return [
    { name: 'outline-list/parts', source: list, format: 'json', group: 'outlines', draw: () => JSON.stringify(list) },
    ...[...byKey].map(([key, outline]) => ({
      name: `outline/${key}`,
      source: outline,
      group: 'outlines',
      draw: () => outlineSvg(outline),
    })),
  ];
}

export interface PictureCatalogue {
  kits: readonly KitDrawing[];
  parts: readonly CataloguePartDrawing[];
  /** The four kits of the home page. */
  featuredSlugs: readonly string[];
  /** The kits that the films build and take apart. */
  filmKits: FilmKits;
}

export function pictures(catalogue: PictureCatalogue): Picture[] {
  const { kits, parts, filmKits } = catalogue;
  return [
    ...smallThings(),
    ...scenes(catalogue),
    ...Object.entries(figures).map(([name, { draw }]) => ({
      name: `figure/${name}`,
      source: null,
      group: 'figures',
      draw,
    })),
    ...Object.entries(filmScenes).map(([name, draw]) => ({
      name: `film/${name}`,
      source: filmKits,
      group: 'films',
      draw: () => draw(filmKits),
    })),
    ...kits.flatMap(picturesOfKit),
    ...outlines(parts),
    ...parts.map((part) => ({
      name: `part/${part.slug}`,
      source: part,
      group: 'parts',
      draw: () => partPictureSvg(part),
    })),
  ];
}
