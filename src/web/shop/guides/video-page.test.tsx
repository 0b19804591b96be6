import guideIndex from 'virtual:guide-index';
import { describe, expect, it } from 'vitest';
import type { VideoPage as Video } from '#content/markdown-page.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { VideoCard } from './guides-page.tsx';
import { videoJsonLd } from './guide-json-ld.ts';
import { VideoPage } from './video-page.tsx';
import { VideoPlayer } from './video-head.tsx';

const sceneOf = (name: string) => ({
  address: `/art/${name}.svg`,
  width: 320,
  height: 240,
  alt: `What ${name} shows`,
  caption: `Below ${name}.`,
});

const video: Video = {
  kind: 'video',
  id: 'first-build',
  title: 'First build',
  description: 'All of it.',
  path: '/guides/videos/first-build',
  duration: '28:45',
  durationSeconds: 1725,
  kit: 'clean-booster',
  cover: { address: '/art/booster.svg', alt: 'The Clean Booster, finished', isPedal: true },
  needs: ['An iron', '<a href="/products/fuzz-box">a kit</a>'],
  intro: [],
  sections: [
    {
      id: 'begin',
      heading: 'Begin',
      start: '00:00',
      startSeconds: 0,
      blocks: [{ html: '<p>One.</p>' }],
      scene: sceneOf('one'),
    },
    {
      id: 'end',
      heading: 'End',
      start: '20:00',
      startSeconds: 1200,
      blocks: [{ html: '<p>Two.</p>' }],
      scene: sceneOf('two'),
    },
  ],
};

const film = { url: 'https://films.example/embed/1', published: '2026-01-31' };
const url = 'https://shop.example';
/** The triangle of the play sign, wherever it is drawn. */
const playSign = 'M7 4.5v15l12-7.5z';

describe('a video whose film is planned', () => {
  const html = renderMarkup(<VideoPage page={video} film={null} />);

  it('says that the film is planned and how long it will be, and promises nothing to play', () => {
    expect(textOf(html)).toContain('Film planned, 28 minutes. The whole text is here now.');
    expect(html).not.toMatch(/<iframe|\bplay\b/i);
    expect(html).not.toContain(playSign);
  });

  it('leads to its first chapter and to the kit', () => {
    expect(linksOf(html)).toContainEqual(['#begin', 'Read with pictures']);
    expect(linksOf(html)).toContainEqual(['/first-pedal', 'Get the kit and tools']);
    expect(html).toMatch(/<img[^>]*src="\/art\/booster.svg"[^>]*alt="The Clean Booster, finished"/);
  });

  it('has its chapters on the wire, what is needed, and the whole text', () => {
    expect(linksOf(html)).toContainEqual(['#end', '20:00 End']);
    expect(html).toMatch(/<section id="end"[^>]*aria-labelledby="end-title"/);
    expect(linksOf(html)).toContainEqual(['/products/fuzz-box', 'a kit']);
    expect(textOf(html)).toContain('Two.');
  });

  it('has the scene of each chapter in a figure, sized before it is fetched, and fetched when it is near', () => {
    for (const { scene } of video.sections) {
      const figure = new RegExp(`<figure[^>]*><img[^>]*src="${scene.address}".*?</figure>`, 's').exec(html)?.[0] ?? '';
      for (const attribute of [`alt="${scene.alt}"`, 'width="320"', 'height="240"', 'loading="lazy"']) {
        expect(figure).toContain(attribute);
      }
      expect(textOf(figure)).toContain(scene.caption);
    }
  });
});

describe('a video whose film has an address', () => {
  it('has the player in the place of the planned film, and the pictures all the same', () => {
    const html = renderMarkup(<VideoPage page={video} film={film} />);
    expect(textOf(html)).toContain('Play the film, 28:45');
    expect(textOf(html)).not.toContain('planned');
    expect(html).toContain(playSign);
    expect(html).toContain('alt="What two shows"');
  });

  it('asks nothing of its host before the visitor presses play', () => {
    const html = renderMarkup(<VideoPlayer film={film} title="First build" duration="28:45" poster="/art/x.svg" />);
    expect(textOf(html)).toContain('The film loads from films.example');
    expect(html).not.toMatch(/<(iframe|script)|<link[^>]*https?:|src="https?:/);
  });

  it('is a film to search engines, as one without an address is not', () => {
    expect(videoJsonLd(video, null, url)['@graph'][0]).toMatchObject({ '@type': 'Article' });
    expect(videoJsonLd(video, film, url)['@graph'][0]).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT28M45S',
      uploadDate: '2026-01-31',
      hasPart: [
        { startOffset: 0, endOffset: 1200 },
        { startOffset: 1200, endOffset: 1725 },
      ],
    });
  });
});

describe('the card of a video', () => {
  const [listed] = guideIndex.videos;

  it('gives the length as that of a planned film, and offers to read', () => {
    const html = renderMarkup(<VideoCard video={listed!} film={null} />);
    expect(textOf(html)).toContain(`Film planned, ${listed!.duration} minutes.`);
    expect(linksOf(html)).toEqual([[`/guides/videos/${listed!.id}`, `Read with pictures : ${listed!.title}`]]);
    expect(html).not.toContain(playSign);
  });

  it('has its play sign and its length back once there is a film', () => {
    const html = renderMarkup(<VideoCard video={listed!} film={film} />);
    expect(html).toContain(playSign);
    expect(textOf(html)).toContain('Watch or read');
    expect(textOf(html)).not.toContain('planned');
  });
});
