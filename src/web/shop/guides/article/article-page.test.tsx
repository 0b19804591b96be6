import { describe, expect, it } from 'vitest';
import troubleshooting from '#content/guides/troubleshooting.md';
import type { ReferencePage, Guide } from '#content/markdown-page.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { ArticlePage, neighboursOf } from './article-page.tsx';
import { articleJsonLd } from '../guide-json-ld.ts';

const guide: Guide = {
  kind: 'guide',
  id: 'soldering',
  title: 'Soldering',
  description: 'How to.',
  path: '/guides/soldering',
  picture: { address: '/art/joint.svg', width: 960, height: 600 },
  difficulty: 'Intermediate',
  minutes: 45,
  topics: ['Flux', 'Heat'],
  intro: [{ html: '<p>Hello.</p>' }],
  sections: [
    { id: 'heat', heading: 'Heat', blocks: [{ html: '<p>Hot &amp; quick.</p>' }, { calculator: 'led-resistor' }] },
    { id: 'flux', heading: 'Flux', blocks: [{ html: '<p>Clean.</p>' }] },
  ],
};

const url = 'https://shop.example';

describe('a guide', () => {
  const html = renderMarkup(<ArticlePage page={guide} />);

  it('has one title, its facts, and contents that lead to its sections', () => {
    expect(html.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>Soldering</h1>']);
    expect(textOf(html)).toContain('Intermediate 45 min read');
    for (const [id, heading] of [
      ['heat', 'Heat'],
      ['flux', 'Flux'],
    ] as const) {
      expect(linksOf(html)).toContainEqual([`#${id}`, heading]);
      expect(html).toContain(`<h2 id="${id}">${heading}</h2>`);
    }
  });

  it('shows a worked example of each helper before any script has run', () => {
    expect(textOf(html)).toContain('3.9 kΩ (E12)');
    expect(html).toContain('<label for="');
  });

  it('leads to the guide before it and the one after it', () => {
    expect(
      linksOf(html)
        .filter(([, text]) => /^(Before this|Read next)/.test(text))
        .map(([href]) => href),
    ).toEqual(['/guides/beginner', '/guides/circuit-theory']);
    const shelf = { guides: [], videos: [], thumbs: {}, references: [{ id: 'a', title: 'A', description: '' }] };
    expect(neighboursOf({ id: 'a', kind: 'reference' }, shelf)).toEqual({ previous: undefined, next: undefined });
  });

  it('is a how-to with its steps for search engines; theory is an article, finding faults is questions', () => {
    const [howTo, crumbs] = articleJsonLd(guide, url)['@graph'];
    expect(howTo).toMatchObject({
      '@type': 'HowTo',
      timeRequired: 'PT45M',
      step: [{ name: 'Heat', text: 'Hot & quick.', url: `${url}/guides/soldering#heat` }, { name: 'Flux' }],
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Build Guides' }, { name: 'Soldering' }],
    });
    expect(articleJsonLd({ ...guide, id: 'circuit-theory' }, url)['@graph'][0]).toMatchObject({ '@type': 'Article' });
  });

  it('gives search engines each symptom as a question, and leaves out what is none', () => {
    const page = troubleshooting as object as ReferencePage;
    const faq = articleJsonLd(page, url)['@graph'][0] as { mainEntity: { name: string }[] };
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    const asked = faq.mainEntity.map(({ name }) => name);
    const others = page.sections.map(({ heading }) => heading).filter((heading) => !asked.includes(heading));
    expect(others).toEqual([
      'Before any measurement',
      'The voltages to expect',
      'Following the sound with an audio probe',
      'Still stuck',
    ]);
    expect(asked[0]).toBe('No sound, even in bypass');
  });
});
