import { describe, expect, it } from 'vitest';
import type { GuidePage } from '#content/markdown-page.ts';
import { emptyPageContext } from '#tests/support/builders/page-context.ts';
import { outlineMarkdownPage, parseMarkdownPage } from './parser.ts';

const joint = { address: '/art/joint.svg', width: 320, height: 180 };
const surroundings = {
  ...emptyPageContext,
  isProduct: (slug: string) => slug === 'fuzz-box',
  figureOf: (name: string) => (name === 'joint-good' ? joint : undefined),
  sceneOf: (name: string) =>
    name === 'one' || name === 'two' ? { address: `/art/${name}.svg`, width: 320, height: 240 } : undefined,
  coverOf: (cover: string, kit: string) =>
    cover === 'pedal' && kit === 'fuzz-box'
      ? { address: '/art/fuzz.svg', alt: 'The Fuzz Box', isPedal: true }
      : undefined,
  pictureOf: (name: string) => (name === 'figure/joint-good' ? joint : undefined),
};

const parse = (file: string, head: readonly string[], body: string): GuidePage =>
  parseMarkdownPage(`---\n${head.join('\n')}\n---\n${body}`, file, surroundings) as GuidePage;

const guideHead = [
  'id: soldering',
  'title: Soldering',
  'description: How to.',
  'picture: figure/joint-good',
  'difficulty: Beginner',
  'minutes: 10',
  'topics: Flux, Heat',
];
const tenMinutes = 'word '.repeat(2000);
const guide = (body: string, head = guideHead) =>
  parse('content/guides/soldering.md', head, `${tenMinutes}\n\n${body}\n\n## End`);
const referenceHead = ['id: tools', 'title: Tools', 'description: What for.', 'picture: figure/joint-good'];
const reference = (body: string, head = referenceHead) => parse('content/guides/tools.md', head, `## All\n\n${body}`);
const videoHead = [
  'id: first-build',
  'title: First build',
  'description: All of it.',
  'duration: 10:30',
  'kit: fuzz-box',
  'cover: pedal',
  'needs: An iron, [a kit](/products/fuzz-box)',
];
const video = (body: string, head = videoHead) => parse('content/videos/first-build.md', head, body);
const changed = (head: readonly string[], field: string, line: string) =>
  head.map((each) => (each.startsWith(`${field}:`) ? line : each));

describe('a written guide', () => {
  it('has its front matter, its path, its sections and calculators between stretches of text', () => {
    const page = guide('## Heat\n\nOne.\n\n[[rc-corner]]\n\nTwo.\n\n### Below\n\n[[led-resistor]]');
    expect(page).toMatchObject({
      kind: 'guide',
      id: 'soldering',
      path: '/guides/soldering',
      difficulty: 'Beginner',
      minutes: 10,
      topics: ['Flux', 'Heat'],
    });
    expect(page.sections).toEqual([
      {
        id: 'heat',
        heading: 'Heat',
        blocks: [
          { html: '<p>One.</p>' },
          { calculator: 'rc-corner' },
          { html: '<p>Two.</p>\n<h3 id="below">Below</h3>' },
          { calculator: 'led-resistor' },
        ],
      },
      { id: 'end', heading: 'End', blocks: [] },
    ]);
  });

  it('shows a picture of ours with its size, its caption and words for those who cannot see it', () => {
    const { sections } = guide('## A\n\n![A "good" joint](figure:joint-good "Bright.")');
    expect(sections[0]!.blocks).toEqual([
      {
        html: '<figure><img src="/art/joint.svg" alt="A “good” joint" width="320" height="180" loading="lazy" decoding="async"><figcaption>Bright.</figcaption></figure>',
      },
    ]);
  });

  it('names the two kinds of call-out and leaves other quotations alone', () => {
    const html = JSON.stringify(guide('> **Careful:** hot.\n\n---\n\n> **Tip:** cool.\n\n---\n\n> A word.').intro);
    expect(html).toContain('<blockquote data-callout=\\"careful\\">');
    expect(html).toContain('<blockquote data-callout=\\"tip\\">');
    expect(html).toContain('<blockquote>\\n<p>A word.');
  });

  it.each([
    ['an unknown picture', '![a](figure:joint-goood "b")', "There is no picture called 'joint-goood'."],
    ['a picture without words', '![](figure:joint-good "b")', "The picture 'joint-good' needs words"],
    ['a picture without a caption', '![a](figure:joint-good)', "The picture 'joint-good' needs a caption"],
    ['a picture in a line of text', 'See ![a](figure:joint-good "b").', 'A picture needs a paragraph of its own.'],
    [
      'a picture in a table',
      '| a |\n|---|\n| ![a](figure:joint-good "b") |',
      'A picture needs a paragraph of its own.',
    ],
    ['an unknown calculator', '[[rc-corners]]', "There is no calculator called 'rc-corners'"],
    [
      'a calculator in a line of text',
      'Try [[rc-corner]] now.',
      'A calculator is written [[name]] in a paragraph of its own.',
    ],
    ['a calculator in a list', '- a\n\n  [[rc-corner]]', "The calculator 'rc-corner' must stand on its own"],
    ['a product that is not sold', '[x](/products/fuz)', 'which is no screen of the shop.'],
    ['an unknown fact', '{{voltage}}', "There is no fact called 'voltage'."],
  ])('is refused with %s', (_fault, body, sentence) => {
    expect(() => guide(body)).toThrow(sentence);
    expect(() => guide(body)).toThrow(/^content\/guides\/soldering\.md:1[1-4]: /);
  });

  it.each([
    ['an id that is not its file', 'id', 'id: solder', "must be the name of the file, 'soldering'."],
    ['an unknown difficulty', 'difficulty', 'difficulty: Easy', "The difficulty 'Easy' is none of"],
    ['half a minute', 'minutes', 'minutes: 0.5', "The minutes '0.5' must be a whole number."],
    ['a field of another kind', 'topics', 'duration: 10:00', "Front matter has no field 'duration'"],
    ['no topics', 'topics', '', "Front matter lacks 'topics'."],
    ['a figure without a reason', 'topics', 'figure: 9 V', "Write 'figure: 9 V = where it comes from'"],
    ['a picture that is not drawn', 'picture', 'picture: thumb/nothing', "There is no picture called 'thumb/nothing'."],
  ])('is refused with %s', (_fault, field, line, sentence) => {
    expect(() => guide('', changed(guideHead, field, line))).toThrow(sentence);
  });

  it('is refused when its reading time is off by more than 15 %', () => {
    const long = (words: number) =>
      parse('content/guides/soldering.md', guideHead, `${'word '.repeat(words - 1)}\n\n## End`);
    expect(() => long(1700)).not.toThrow();
    expect(() => long(2300)).not.toThrow();
    expect(() => long(1690)).toThrow(
      /soldering\.md:7: The guide promises 10 minutes and takes 8\.4 minutes \(1690 words/,
    );
    expect(() => long(2310)).toThrow('takes 11.6 minutes');
  });

  it('is refused without a section, which its contents would list', () => {
    expect(() => parse('content/guides/soldering.md', guideHead, tenMinutes)).toThrow(
      "soldering.md:10: The page needs a section: begin one with '## ' and its heading.",
    );
  });

  it('counts twelve seconds for a figure and for a table', () => {
    const table = '| |\n|---|\n| |';
    const figure = '![a](figure:joint-good "b")';
    const many = (count: number) =>
      parse(
        'content/guides/soldering.md',
        guideHead,
        `${'word '.repeat(1599)}\n\n## End\n\n${`${figure}\n\n${table}\n\n`.repeat(count)}`,
      );
    expect(() => many(2)).not.toThrow();
    expect(() => many(1)).toThrow('takes 8.4 minutes (1600 words, 2 figures and tables)');
  });
});

describe('a page to look things up', () => {
  it('has a reading time computed from its length', () => {
    expect(reference('word '.repeat(500))).toMatchObject({ kind: 'reference', path: '/guides/tools', minutes: 3 });
    expect(reference('Short.')).toMatchObject({ minutes: 1 });
  });
});

describe('a film', () => {
  const scene = (name: string) => `![What is seen](scene:${name} "A caption.")`;
  const picture = (name: string) => ({
    address: `/art/${name}.svg`,
    width: 320,
    height: 240,
    alt: 'What is seen',
    caption: 'A caption.',
  });

  it('has its length, its kit, its needs and its chapters, each with its scene', () => {
    const page = video(
      `Hello.\n\n## 00:00 Begin\n\n${scene('one')}\n\nOne.\n\n## 04:30 Go on\n\n${scene('two')}\n\nTwo.`,
    );
    expect(page).toMatchObject({
      kind: 'video',
      path: '/guides/videos/first-build',
      duration: '10:30',
      durationSeconds: 630,
      kit: 'fuzz-box',
      cover: { address: '/art/fuzz.svg', alt: 'The Fuzz Box' },
      needs: ['An iron', '<a href="/products/fuzz-box">a kit</a>'],
    });
    expect(page.sections).toEqual([
      {
        id: 'begin',
        heading: 'Begin',
        start: '00:00',
        startSeconds: 0,
        blocks: [{ html: '<p>One.</p>' }],
        scene: picture('one'),
      },
      {
        id: 'go-on',
        heading: 'Go on',
        start: '04:30',
        startSeconds: 270,
        blocks: [{ html: '<p>Two.</p>' }],
        scene: picture('two'),
      },
    ]);
  });

  it.each([
    ['a chapter without a scene', '## 00:00 A\n\nOne.', "The chapter '00:00 A' must begin with its scene"],
    [
      'a scene shown twice',
      `## 00:00 A\n\n${scene('one')}\n\n## 01:00 B\n\n${scene('one')}`,
      "The scene 'one' is shown twice; each chapter has its own.",
    ],
    [
      'a scene in the middle of its chapter',
      `## 00:00 A\n\n${scene('one')}\n\nWords.\n\n${scene('two')}`,
      "The scene 'two' must stand at the head of a chapter.",
    ],
    ['a scene that nobody drew', `## 00:00 A\n\n${scene('three')}`, "There is no picture called 'three'."],
    [
      'a scene without words for it',
      '## 00:00 A\n\n![](scene:one "A caption.")',
      "The picture 'one' needs words for those who cannot see it.",
    ],
    ['a scene without a caption', '## 00:00 A\n\n![Seen](scene:one)', "The picture 'one' needs a caption"],
  ])('is refused with %s', (_fault, body, sentence) => {
    expect(() => video(body)).toThrow(sentence);
  });

  it('is refused with a picture of a kit that is not there', () => {
    expect(() => video(`## 00:00 A\n\n${scene('one')}`, changed(videoHead, 'kit', 'kit: nothing'))).toThrow(
      "There is no picture 'pedal' of a kit 'nothing'.",
    );
  });

  it.each([
    [
      'chapters out of order',
      '## 00:00 A\n\n## 05:00 B\n\n## 04:00 C',
      'The chapter at 04:00 must come after the one before it.',
    ],
    ['a chapter after its end', '## 00:00 A\n\n## 10:30 B', 'The chapter at 10:30 begins after the end of the film.'],
    ['a late beginning', '## 00:05 A', 'The first chapter must begin at 00:00, not at 00:05.'],
    ['a chapter without a time', '## Begin', "The chapter 'Begin' must begin with its time"],
    ['a time that is none', '## 00:75 A', "The chapter '00:75 A' must begin with its time"],
    ['no chapters', 'Hello.', 'A film needs chapters.'],
  ])('is refused with %s', (_fault, body, sentence) => {
    expect(() => video(body)).toThrow(sentence);
  });

  it('is refused with a broken link among its needs, or a length that is none', () => {
    expect(() => video('## 00:00 A', changed(videoHead, 'needs', 'needs: [x](/products/nothing)'))).toThrow(
      "first-build.md:8: The link '/products/nothing'",
    );
    expect(() => video('## 00:00 A', changed(videoHead, 'duration', 'duration: 1h'))).toThrow(
      "The duration '1h' must be written like 28:45.",
    );
  });

  it('has anchors made of its chapter titles without their times', () => {
    const source = `---\n${videoHead.join('\n')}\n---\n## 00:00 Begin`;
    expect(outlineMarkdownPage(source, 'content/videos/first-build.md', {})).toEqual([
      '/guides/videos/first-build',
      new Set(['begin']),
    ]);
  });
});
