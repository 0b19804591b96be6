import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import { contactVariant } from '#content/contact-variant.ts';
import type { GuidePage, CalculatorName, MarkdownPage, PageBlock } from '#content/markdown-page.ts';
import type { GuideEntry } from '#domain/catalogue/guides.ts';
import { paths } from '#domain/paths/paths.ts';
import { allPages, type ContentSource } from './content.ts';

/** What the server knows of the pages of words: it reads no Markdown, so the build writes it down. */

/** As people look for them, which is not always as the page calls them. */
const calculatorTitles = {
  'resistor-colours': 'Resistor colour code calculator',
  'capacitor-code': 'Capacitor code calculator',
  'rc-corner': 'RC filter corner frequency calculator',
  'led-resistor': 'LED resistor calculator',
} as const satisfies Record<CalculatorName, string>;

/** Longer stretches in bold are warnings, not words that are explained. */
const maxTermWords = 4;

const unescaped = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');

const textsIn = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => unescaped(inner));

function kindsOf(page: MarkdownPage | GuidePage): string[] {
  if (!('kind' in page)) return ['Policy'];
  if (page.kind === 'guide') return ['Guide', page.difficulty];
  return [page.kind === 'video' ? 'Video tutorial' : 'Reference'];
}

function blocksOf(page: MarkdownPage | GuidePage): readonly PageBlock[] {
  if (!('kind' in page)) return page.sections.map(({ html }) => ({ html }));
  return [...page.intro, ...page.sections.flatMap(({ blocks }) => blocks)];
}

function entryOf(page: MarkdownPage | GuidePage): GuideEntry {
  const { path, title, description } = page;
  const blocks = blocksOf(page);
  const html = blocks.map((block) => ('html' in block ? block.html : '')).join('\n');
  const calculators = blocks.flatMap((block) => ('calculator' in block ? [calculatorTitles[block.calculator]] : []));
  const terms = textsIn(html, 'strong').filter((term) => term.split(' ').length <= maxTermWords);
  return {
    path,
    title,
    description,
    kinds: kindsOf(page),
    topics: 'kind' in page && page.kind === 'guide' ? page.topics : [],
    headings: [...page.sections.map(({ heading }) => heading), ...textsIn(html, 'h3'), ...calculators],
    terms: [...new Set(terms)],
  };
}

function contactEntry(path: string, topics: readonly string[]): GuideEntry {
  const { heading, description } = contactVariant(path);
  const headings = ['Send us a message', 'Contact details', 'Business hours', 'Grievance officer'];
  return { path, title: heading, description, kinds: [], topics, headings, terms: [] };
}

/** Screens that are not written in Markdown, and that people look for all the same. */
const screenEntries: readonly GuideEntry[] = [
  {
    path: paths.guides,
    title: 'Build Guides',
    description: '',
    kinds: [],
    topics: [],
    headings: ['Written guides', 'Video tutorials', 'Reference'],
    terms: [],
  },
  contactEntry(paths.contact, ['Telephone', 'Mail address', 'Complaint']),
  contactEntry(paths.support, ['Help with a build', 'Customer service']),
  contactEntry(paths.community, ['Forum', 'Discord', 'Finished builds']),
];

/** Where two pages answer equally well, the screens come first, then the guides, then the policies. */
export function guideEntries(source: ContentSource): GuideEntry[] {
  const pages = allPages(source);
  const isGuide = (page: object): boolean => 'kind' in page;
  const sorted = [...pages.filter(isGuide), ...pages.filter((page) => !isGuide(page))];
  return [...screenEntries, ...sorted.map(entryOf)];
}

/** The server runs as it is written and reads no Markdown: it is told what there is to find. */
export function listGuides(outDir: string): void {
  const entries = guideEntries({ folder: join(root, 'content'), manifestFile: join(outDir, 'art.json') });
  writeFileSync(join(outDir, 'guides.json'), JSON.stringify(entries));
}
