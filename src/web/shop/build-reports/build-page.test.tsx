import { describe, expect, it } from 'vitest';
import type { PublicBuild, WallBuild } from '#contracts/build-reports.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { BuildPage } from './build-page.tsx';
import BuildRoute from '../../routes/build.tsx';
import { buildQuery, wallPageQuery } from './build-report.queries.ts';
import { lackingParts } from './build-this.tsx';
import { MissingBuild } from './missing-build.tsx';
import { Wall } from './wall.tsx';

const figures = {
  minutes: 190,
  sittings: 2,
  firstPedal: true,
  measurable: 5,
  measured: 2,
  inside: 1,
  mods: 1,
  boards: null,
  boardsWork: null,
};
const build: PublicBuild = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  code: 'fuzz-box-bcdfgh',
  kit: {
    slug: 'fuzz-box',
    name: 'Fuzz Box',
    difficulty: 'Beginner',
    imageUrl: '/art/p.svg',
    onSale: true,
    boardUrl: '/art/b.svg',
  },
  shownName: '<b>Meera</b>',
  words: 'It <script>roars</script>.',
  stars: 5,
  boughtHere: true,
  readings: [
    { at: 'Q1.C', where: 'Q1 collector', read: 4.52, computed: 4.5, low: 4, high: 5 },
    { at: 'Q1.B', where: 'Q1 base', read: 0.9, computed: 0.6, low: 0.5, high: 0.7 },
  ],
  swaps: [{ refs: ['C1'], was: '2u2', is: '220n', part: 'film-220n', gives: 'Tighter lows.' }],
  sound: 'k85~pC1-220n',
  photos: [{ side: 'parts', smallUrl: '/s', url: '/l', width: 900, height: 600 }],
  cardUrl: '/api/build-cards/fuzz-box-bcdfgh?v=1',
  marks: 3,
  publishedAt: '2026-11-18T10:00:00.000Z',
  editedAt: null,
  ...figures,
};
const nothing = () => Promise.reject(new Error('Nobody pressed.'));

describe('the page of a build', () => {
  const html = renderMarkup(<BuildPage build={build} others={[]} loadListenPanel={nothing} readStash={nothing} />);

  it('shows readings with their verdicts and numbers, the swaps, and runs nothing of what was written', () => {
    const text = textOf(html);
    for (const words of ['4.52', 'Inside', '0.9', 'Outside', '1 of 2 inside', 'Bought here', '220n', 'Tighter lows.'])
      expect(text).toContain(words);
    expect(html).not.toContain('<script>roars');
    expect(html).not.toContain('<b>Meera');
  });

  it('leads to the kit’s bench, to the part that is in instead, and to its sound', () => {
    const links = linksOf(html).map(([href]) => href);
    expect(links).toEqual(
      expect.arrayContaining([
        '/products/film-220n',
        '/bench/fuzz-box/build',
        '/products/fuzz-box?sound=k85%7EpC1-220n#listen',
      ]),
    );
  });

  it('leads to nothing of a kit that is not sold any more, and says so', () => {
    const gone = { ...build, kit: { ...build.kit, onSale: false } };
    const page = renderMarkup(<BuildPage build={gone} others={[]} loadListenPanel={nothing} readStash={nothing} />);
    const links = linksOf(page).map(([href]) => href);
    expect(links.filter((href) => href.includes('fuzz-box'))).toEqual([]);
    expect(links).toContain('/products/film-220n');
    expect(textOf(page)).toContain('We no longer sell the Fuzz Box.');
    expect(page).not.toContain('id="build-sound"');
  });

  it('says nothing of what was not counted or measured', () => {
    const bare = { ...build, minutes: 0, sittings: 0, measured: 0, inside: 0, readings: [] };
    const text = textOf(
      renderMarkup(<BuildPage build={bare} others={[]} loadListenPanel={nothing} readStash={nothing} />),
    );
    expect(text).toContain('Not measured');
    expect(text).not.toMatch(/Sittings|\b0\u00a0min/);
  });

  it('has a slider between photo and drawing that says where it stands', () => {
    expect(html).toMatch(/<input type="range"[^>]*aria-valuetext="50% photo, 50% drawing"/);
  });
});

it.each([
  ['gone' as const, 'taken it off the wall'],
  [null, 'Check the link'],
  [{ state: 'waiting' as const, reason: null, at: null }, 'reading this report'],
  [
    { state: 'hidden' as const, reason: 'It is not about this product.', at: '2026-11-18T10:00:00.000Z' },
    'Hidden by the shop on 18 Nov 2026: It is not about this product.',
  ],
])('a build that is not shown (%j) says why', (why, words) => {
  expect(textOf(renderMarkup(<MissingBuild why={why} />))).toContain(words);
});

describe('the wall', () => {
  const wallAt = (path: string, items: readonly WallBuild[], builds = items.length) => {
    const totals = { builds, firstPedals: 1, measured: 10, inside: 9, kits: [{ slug: 'fuzz-box', name: 'Fuzz Box' }] };
    const filter = path.includes('first') ? { first: true as const } : {};
    return renderMarkup(<Wall />, {
      path,
      data: [[wallPageQuery(filter).queryKey, { items, next: null, totals }]],
    });
  };
  const one: WallBuild = { ...build, photo: null, hasSound: true };

  it('of a new shop invents nobody, and has no filters', () => {
    const html = wallAt('/community', []);
    expect(textOf(html)).toContain('Nobody has shown a build yet');
    expect(html).not.toMatch(/<img|<nav/);
  });

  it('says that nothing fits, and the way back, where a filter leaves none', () => {
    const html = wallAt('/community?first=1', [], 7);
    expect(textOf(html)).toContain('No build like that yet');
    expect(linksOf(html).map(([href]) => href)).toContain('/community');
  });

  it('shows one build with a drawing that says so, and no figures of so few', () => {
    const text = textOf(wallAt('/community', [one]));
    expect(text).toContain('Drawing');
    expect(text).not.toContain('readings inside');
    expect(textOf(wallAt('/community', [one], 5))).toContain('90%');
  });

  it('has an address for each choice', () => {
    const links = linksOf(wallAt('/community', [one])).map(([href]) => href);
    expect(links).toEqual(
      expect.arrayContaining([
        '/community?first=1',
        '/community?mods=1',
        '/community?class=1',
        '/community?sort=liked',
      ]),
    );
    expect(links).toContain('/builds/fuzz-box-bcdfgh');
  });
});

it('what search engines read of a build rates nothing, and a hidden one tells them nothing', () => {
  const routeOf = (data: object) =>
    renderMarkup(<BuildRoute params={{ code: build.code }} />, { data: [[buildQuery(build.code).queryKey, data]] });
  const told = routeOf({ build, others: [], unseen: null });
  expect(told).toContain('"@type":"CreativeWork"');
  expect(told).not.toMatch(/"(?:Review|Rating|AggregateRating)"/);
  const unseen = { state: 'hidden', reason: 'It is rude.', at: build.publishedAt };
  expect(routeOf({ build: null, others: [], unseen })).not.toMatch(/ld\+json|Meera/);
});

it('what lies in the drawer is not bought again, but for what is not enough', () => {
  const swaps = [
    { refs: ['C1', 'C2'], was: '2u2', is: '220n', part: 'film-220n', gives: null },
    { refs: ['D1'], was: '1N4148', is: '1N34A', part: 'diode-1n34a', gives: null },
    { refs: ['LED1'], was: 'red', is: 'blue', part: null, gives: null },
  ];
  expect(
    lackingParts(
      swaps,
      new Map([
        ['film-220n', 1],
        ['diode-1n34a', 4],
      ]),
    ),
  ).toEqual({
    lacking: ['film-220n'],
    owned: ['diode-1n34a'],
  });
});
