/** All pages of the content folder together: what they link to each other, and what the shop lists of them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { GuideIndex } from '#content/guide-index.ts';
import type { GuidePage, MarkdownPage } from '#content/markdown-page.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { filmScenes } from '#drawings/film-scenes/film-scenes.ts';
import { sceneHeight, sceneWidth } from '#drawings/film-scenes/scene.ts';
import { figures } from '#drawings/figures/figures.ts';
import { thumbKinds } from '#drawings/scenes/thumbs.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { facts } from './facts.ts';
import { outlineMarkdownPage, parseMarkdownPage } from './parser.ts';

const slugs: ReadonlySet<string> = new Set(catalogue.map(({ slug }) => slug));

/** What can stand at the head of a video: pictures of a kit, and what they show of it. */
const covers: Readonly<Record<string, (name: string) => string>> = {
  pedal: (name) => `The ${name}, finished`,
  'board-soldered': (name) => `The board of the ${name}, soldered`,
};

export interface ContentSource {
  readonly folder: string;
  /** Where the build has written the addresses of the pictures. */
  readonly manifestFile: string;
}

export interface Content {
  readonly files: readonly string[];
  page(source: string, file: string): MarkdownPage | GuidePage;
}

/** Thumbnails are 16 by 10. */
const thumbSize = { width: 960, height: 600 } as const;

type PictureUrls = Readonly<Record<string, string>>;

const readPictureUrls = (file: string): PictureUrls =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureUrls) : {};

/** Pictures that are registered but not drawn yet have the address that the development server would give them. */
const pictureUrl = (addresses: PictureUrls, name: string): string =>
  addresses[name] ?? `/art/${name.replaceAll('/', '-')}.svg`;

export function readContent({ folder, manifestFile }: ContentSource): Content {
  const files = globSync('**/*.md', { cwd: folder })
    .sort()
    .map((name) => join(folder, name));
  const anchors = new Map(files.map((file) => outlineMarkdownPage(readFileSync(file, 'utf8'), file, facts)));
  const addresses = readPictureUrls(manifestFile);
  const figureOf = (name: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    return figure && { address: pictureUrl(addresses, `figure/${name}`), width: figure.width, height: figure.height };
  };
  const surroundings = {
    facts,
    anchorsOf: (path: string) => anchors.get(path),
    isProduct: (slug: string) => slugs.has(slug),
    figureOf,
    pictureOf: (name: string) => {
      const [shelf, kind = ''] = name.split('/');
      if (shelf === 'figure') return figureOf(kind);
      const isThumb = shelf === 'thumb' && thumbKinds.some((each) => each === kind);
      return isThumb ? { address: pictureUrl(addresses, name), ...thumbSize } : undefined;
    },
    sceneOf: (name: string) =>
      Object.hasOwn(filmScenes, name)
        ? { address: pictureUrl(addresses, `film/${name}`), width: sceneWidth, height: sceneHeight }
        : undefined,
    coverOf: (cover: string, kit: string) => {
      const product = catalogue.find(({ slug, category }) => slug === kit && category === 'kit');
      const says = covers[cover];
      if (!product || !says) return undefined;
      const address = pictureUrl(addresses, `${cover}/${kit}`);
      return { address, alt: says(product.name), isPedal: cover === 'pedal' };
    },
  };
  return { files, page: (source, file) => parseMarkdownPage(source, relative(root, file), surroundings) };
}

export function allPages(source: ContentSource): (MarkdownPage | GuidePage)[] {
  const content = readContent(source);
  return content.files.map((file) => content.page(readFileSync(file, 'utf8'), file));
}

/** What the list of guides shows of each page, without the pages themselves. */
export function buildGuideIndex(source: ContentSource): GuideIndex {
  const pages = allPages(source).filter((page): page is GuidePage => 'kind' in page);
  const addresses = readPictureUrls(source.manifestFile);
  const shared = ({ id, title, description }: GuidePage) => ({ id, title, description });
  return {
    guides: pages
      .filter((page) => page.kind === 'guide')
      .sort((a, b) => a.minutes - b.minutes)
      .map((page) => ({ ...shared(page), difficulty: page.difficulty, minutes: page.minutes, topics: page.topics })),
    videos: pages
      .filter((page) => page.kind === 'video')
      .map((page) => ({ ...shared(page), duration: page.duration, chapters: page.sections.length })),
    references: pages.filter((page) => page.kind === 'reference').map(shared),
    thumbs: Object.fromEntries(thumbKinds.map((kind) => [kind, pictureUrl(addresses, `thumb/${kind}`)])),
  };
}
