/** Every picture the shop shows, by name. Drawing is left to whoever walks the list, so that it can be skipped. */
import { avatarSvg } from './avatar.ts';
import { mark, wordmark } from './brand.ts';
import { featuredKits, type KitArt } from './catalogue-art.ts';
import { heroLayers } from './hero-layers.ts';
import { heroLayerSvg } from './hero/hero.ts';
import { kitSvg } from './kit/kit.ts';
import { type PartArt, partArtSvg } from './parts/part-art.ts';
import { pcbSvg } from './pcb/board.ts';
import { pedalSvg } from './pedal/pedal.ts';
import { chainSvg } from './scenes/chain.ts';
import { communitySvg } from './scenes/community.ts';
import { socialHomeSvg, socialSvg } from './scenes/social.ts';
import { thumbKinds, thumbSvg } from './scenes/thumbs.ts';
import { notFoundResistor } from './spots/not-found.ts';
import { glyphSprite } from './sprites/glyphs.ts';
import { spotSprite } from './sprites/spots.ts';

export type Raster = { format: 'png' | 'avif' | 'webp'; width: number };

export interface Picture {
  /** Such as "pedal/fuzz-box". A name that would not be unique without it ends in the format: "….avif". */
  name: string;
  /** What the drawing depends on besides the code: equal data, equal picture. */
  from: unknown;
  draw: () => string;
  /** Without it the picture stays a drawing (SVG). */
  raster?: Raster;
}

const socialWidth = 1200;

function picturesOfKit(kit: KitArt): Picture[] {
  const of = (view: string, draw: () => string, raster?: Raster): Picture => ({
    name: `${view}/${kit.slug}`,
    from: kit,
    draw,
    ...(raster && { raster }),
  });
  return [
    of('pedal', () => pedalSvg(kit, { title: `${kit.title} pedal` })),
    of('drafting', () => pedalSvg(kit, { frame: 'drafting', title: `${kit.title} pedal with its width and height` })),
    of('board', () => pcbSvg(kit, { title: `${kit.title} circuit board` })),
    of('board-soldered', () => pcbSvg(kit, { populated: true, title: `${kit.title} circuit board, soldered` })),
    of('kit', () => kitSvg(kit, { ratio: 1.064, title: `Everything in the ${kit.title} kit, laid out` })),
    of('social', () => socialSvg(kit), { format: 'png', width: socialWidth }),
  ];
}

const testimonialNames = ['Ananya Rao', 'Kabir Singh', 'Meera Iyer'];

const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function scenes(): Picture[] {
  const [overdrive, delay, fuzz, chorus] = featuredKits as [KitArt, KitArt, KitArt, KitArt];
  const community = (): string => communitySvg(overdrive, delay, fuzz);
  const sizes = ([720, 1440] as const).flatMap((width) =>
    (['avif', 'webp'] as const).map((format): Picture => ({
      name: `scene/community-${width}.${format}`,
      from: featuredKits,
      draw: community,
      raster: { format, width },
    })),
  );
  return [
    { name: 'scene/community', from: featuredKits, draw: community },
    ...sizes,
    ...heroLayers.map(({ name }) => ({
      name: `hero/${name}`,
      from: overdrive,
      draw: () => heroLayerSvg(name, overdrive),
    })),
    ...featuredKits.map((kit) => ({ name: `chain/${kit.slug}`, from: kit, draw: () => chainSvg(kit) })),
    ...thumbKinds.map((kind) => {
      const kit = kind === 'measure' || kind === 'kit' ? chorus : kind === 'play' ? fuzz : overdrive;
      return { name: `thumb/${kind}`, from: kit, draw: () => thumbSvg(kind, kit) };
    }),
    {
      name: 'social/home',
      from: overdrive,
      draw: () => socialHomeSvg(overdrive),
      raster: { format: 'png', width: socialWidth },
    },
  ];
}

function smallThings(): Picture[] {
  const icon = (name: string, width: number, radius: number): Picture => ({
    name: `brand/${name}`,
    from: radius,
    draw: () => mark({ radius }),
    raster: { format: 'png', width },
  });
  return [
    { name: 'sprite/glyphs', from: null, draw: glyphSprite },
    { name: 'sprite/spots', from: null, draw: spotSprite },
    { name: 'spot/not-found-resistor', from: null, draw: notFoundResistor },
    { name: 'brand/mark', from: null, draw: () => mark() },
    { name: 'brand/wordmark', from: null, draw: () => wordmark({ ink: '#12211e', title: 'taar' }) },
    icon('favicon-32', 32, 14),
    // Telephones cut the corners themselves.
    icon('apple-touch-icon', 180, 0),
    icon('icon-512', 512, 14),
    ...testimonialNames.map((name) => ({ name: `avatar/${slugOf(name)}`, from: name, draw: () => avatarSvg(name) })),
  ];
}

export interface Catalogue {
  kits: readonly KitArt[];
  parts: readonly PartArt[];
}

export function pictures({ kits, parts }: Catalogue): Picture[] {
  return [
    ...smallThings(),
    ...scenes(),
    ...kits.flatMap(picturesOfKit),
    ...parts.map((part) => ({ name: `part/${part.slug}`, from: part, draw: () => partArtSvg(part) })),
  ];
}
