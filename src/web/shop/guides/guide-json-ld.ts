import guideIndex from 'virtual:guide-index';
import type { PageBlock, ReferencePage, VideoPage, Guide } from '#content/markdown-page.ts';
import { shop, type VideoEmbed } from '#domain/shop/shop.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { thumbUrl } from './thumbs.ts';

const vocabulary = 'https://schema.org';

const publisher = { '@type': 'Organization', name: shop.name };

const textOf = (blocks: readonly PageBlock[]): string =>
  blocks
    .map((block) => ('html' in block ? block.html : ''))
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

function crumbs(publicUrl: string, ...pages: readonly { readonly title: string; readonly path: string }[]) {
  const trail = [{ title: 'Build Guides', path: paths.guides }, ...pages];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(publicUrl, path),
    })),
  };
}

const graph = (...parts: readonly object[]) => ({ '@context': vocabulary, '@graph': parts });

/** Guides that lead through one piece of work are a how-to; the others explain. */
const isHowTo = new Set(['beginner', 'soldering']);

/** In the page that finds faults, a symptom ends with the last of its numbered checks; what else it tells does not. */
const isSymptom = (blocks: readonly PageBlock[]): boolean => {
  const last = blocks.at(-1);
  return last !== undefined && 'html' in last && last.html.trimEnd().endsWith('</ol>');
};

function typeOf(page: Guide | ReferencePage, url: string) {
  const sections = page.sections.map(({ id, heading, blocks }) => ({
    id,
    name: heading,
    text: textOf(blocks),
    blocks,
  }));
  if (page.id === 'troubleshooting') {
    return {
      '@type': 'FAQPage',
      mainEntity: sections
        .filter(({ blocks }) => isSymptom(blocks))
        .map(({ name, text }) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
    };
  }
  if (!isHowTo.has(page.id)) return { '@type': 'Article', articleSection: sections.map(({ name }) => name) };
  return {
    '@type': 'HowTo',
    step: sections.map(({ id, name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text: text.slice(0, 400),
      url: `${url}#${id}`,
    })),
  };
}

/** What search engines read of a guide. */
export function articleJsonLd(page: Guide | ReferencePage, publicUrl: string) {
  const url = absoluteUrl(publicUrl, page.path);
  return graph(
    {
      ...typeOf(page, url),
      name: page.title,
      headline: page.title,
      description: page.description,
      url,
      inLanguage: 'en-IN',
      timeRequired: `PT${page.minutes}M`,
      image: absoluteUrl(publicUrl, drawingUrl('social/home')),
      author: publisher,
      publisher,
      ...(page.kind === 'guide' && { educationalLevel: page.difficulty, about: page.topics }),
    },
    crumbs(publicUrl, page),
  );
}

/** A film that nobody can see yet is no film to a search engine, but its transcript is an article. */
export function videoJsonLd(page: VideoPage, film: VideoEmbed | null, publicUrl: string) {
  const url = absoluteUrl(publicUrl, page.path);
  const shared = { name: page.title, description: page.description, url, inLanguage: 'en-IN', publisher };
  if (!film) return graph({ '@type': 'Article', headline: page.title, ...shared }, crumbs(publicUrl, page));
  const ends = [...page.sections.slice(1).map(({ startSeconds }) => startSeconds), page.durationSeconds];
  const video = {
    '@type': 'VideoObject',
    ...shared,
    embedUrl: film.url,
    uploadDate: film.published,
    duration: `PT${Math.floor(page.durationSeconds / 60)}M${page.durationSeconds % 60}S`,
    thumbnailUrl: absoluteUrl(publicUrl, thumbUrl(`videos/${page.id}`)),
    transcript: page.sections.map(({ blocks }) => textOf(blocks)).join('\n'),
    hasPart: page.sections.map(({ id, heading, startSeconds }, index) => ({
      '@type': 'Clip',
      name: heading,
      startOffset: startSeconds,
      endOffset: ends[index],
      url: `${url}#${id}`,
    })),
  };
  return graph(video, crumbs(publicUrl, page));
}

export function guidesJsonLd(publicUrl: string) {
  const pages = [
    ...[...guideIndex.guides, ...guideIndex.references].map(({ id, title }) => ({ title, path: paths.guide(id) })),
    ...guideIndex.videos.map(({ id, title }) => ({ title, path: paths.video(id) })),
  ];
  const list = pages.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absoluteUrl(publicUrl, path),
  }));
  return graph({ '@type': 'ItemList', name: 'Build Guides', itemListElement: list }, crumbs(publicUrl));
}
