import guideIndex from 'virtual:guide-index';
import { describe, expect, it } from 'vitest';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { GuidesPage } from './guides-page.tsx';

const html = renderMarkup(<GuidesPage />);
const sectionOf = (titleId: string): string =>
  new RegExp(`<section[^>]*aria-labelledby="${titleId}".*?</section>`, 's').exec(html)?.[0] ?? '';

describe('the list of guides', () => {
  it('has three written guides with difficulty, reading time, description and topics, each with its button', () => {
    const written = sectionOf('written');
    expect(linksOf(written)).toEqual(
      guideIndex.guides.map(({ id, title }) => [`/guides/${id}`, `Read guide : ${title}`]),
    );
    for (const { title, description, difficulty, minutes, topics } of guideIndex.guides) {
      for (const words of [title, description, difficulty, `${minutes} min`, ...topics]) {
        expect(textOf(written)).toContain(textOf(words));
      }
    }
  });

  it('has three films with their durations, each leading to its page', () => {
    const films = sectionOf('videos');
    expect(linksOf(films).map(([href]) => href)).toEqual(guideIndex.videos.map(({ id }) => `/guides/videos/${id}`));
    for (const duration of ['28:45', '15:30', '35:20']) expect(textOf(films)).toContain(duration);
  });

  it('has four reference cards: tools, components, safety and community builds', () => {
    const addresses = linksOf(sectionOf('reference')).map(([href]) => href);
    expect(addresses).toEqual(['/guides/tools', '/guides/components', '/guides/safety', '/community']);
  });

  it('has a picture for every guide and every film', () => {
    const pictures = [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, address]) => address);
    expect(pictures).toHaveLength(guideIndex.guides.length + guideIndex.videos.length);
    expect(Object.values(guideIndex.thumbs)).toEqual(expect.arrayContaining(pictures));
  });

  it('leads to the page on finding faults', () => {
    expect(linksOf(html)).toContainEqual(['/guides/troubleshooting', 'Find the fault']);
  });
});
