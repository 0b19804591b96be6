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
import { outlineMarkdownPage, parseMarkdownPage } from './parser.ts';
import { buildTimes } from '#domain/catalogue/catalogue.ts';
import {
  businessDaysText,
  deliveryDays,
  pickupArea,
  processingDays,
  regionNames,
  type ShippingMethod,
  type ShippingRegion,
} from '#domain/shipping/shipping.ts';
import { lastOrderDays } from '#domain/orders/order-link.ts';
import { cashConfirmationDays, transferDays } from '#domain/orders/payment.ts';
import { citationMark, citations } from '#domain/settings/citations.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { shop } from '#domain/shop/shop.ts';

function time(method: ShippingMethod, region: ShippingRegion): string {
  const days = deliveryDays(method, region);
  if (!days) throw new Error(`${method} does not go to ${region}.`);
  return businessDaysText(days);
}

const { grievanceOfficer } = shop;

/** What follows from the settings is not known before a page is shown: until then a mark stands in its place. */
const cited = Object.fromEntries(Object.keys(citations(defaultSettings)).map((name) => [name, citationMark(name)]));

/** Everything a writer may cite as {{name}}. A name that no page cites is refused by a test. */
export const facts: Readonly<Record<string, string>> = {
  ...cited,
  shopName: shop.name,
  shopCountry: shop.address.country,
  supportEmail: shop.email.support,
  privacyEmail: shop.email.privacy,
  grievanceAnswer: `${grievanceOfficer.answersWithinHours} hours`,
  grievanceSettlement:
    grievanceOfficer.settlesWithinMonths === 1 ? 'one month' : `${grievanceOfficer.settlesWithinMonths} months`,
  policiesUpdated: shop.policiesUpdated,
  returnWindow: `${shop.returns.windowDays} days`,
  lastOrderFor: `${lastOrderDays} days`,
  cashConfirmation: `${cashConfirmationDays} days`,
  transferHold: `${transferDays} days`,
  sessionCookieLife: `${shop.sessionLifetimeDays} days`,
  beginnerBuildTime: buildTimes.Beginner,
  intermediateBuildTime: buildTimes.Intermediate,
  advancedBuildTime: buildTimes.Advanced,

  domesticStandardTime: time('domestic-standard', 'india'),
  domesticExpressTime: time('domestic-express', 'india'),
  sameDayTime: time('domestic-same-day', 'india'),
  pickupFee: 'Free',
  pickupTime: businessDaysText({ fromDays: 0, toDays: 0 }),
  pickupArea,
  canada: regionNames.canada,
  canadaTime: time('international-standard', 'canada'),
  europeUk: regionNames['europe-uk'],
  europeUkTime: time('international-standard', 'europe-uk'),
  australiaAsia: regionNames['australia-asia'],
  australiaAsiaTime: time('international-standard', 'australia-asia'),
  restOfWorld: regionNames['rest-of-world'],
  restOfWorldTime: time('international-standard', 'rest-of-world'),
  processingTime: businessDaysText(processingDays.usual),
  busyProcessingTime: businessDaysText(processingDays.busy),
};

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
