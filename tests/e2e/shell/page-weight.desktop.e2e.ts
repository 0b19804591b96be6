import { brotliBytes } from '../../../benchmarks/first-load-size.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

/**
 * What a page may weigh: HTML compressed, with the script that holds presses in it, the data in it, all fonts on the wire, and
 * the elements of its body once it is alive.
 */
interface Budget {
  readonly path: string;
  readonly html: number;
  readonly state: number;
  readonly fonts: number;
  readonly elements: number;
  /** How many pictures come before everything else: the largest, where there is one. */
  readonly firstPictures: 0 | 1;
}

/** One font with letters, digits and common signs; some pages hold rarer signs too. */
const core = 31_000;
const coreAndSigns = core + 5_200;
/** The times of a film stand in figures of one width. */
const coreAndFigures = core + 8_800;

const budgets: readonly Budget[] = [
  { path: '/', html: 8_900, state: 2_600, fonts: core, elements: 800, firstPictures: 1 },
  { path: '/products', html: 11_200, state: 12_250, fonts: core, elements: 1_560, firstPictures: 1 },
  // Search engines read which parts are in a kit, and what sending and sending back cost.
  { path: '/products/fuzz-box', html: 14_950, state: 17_150, fonts: coreAndSigns, elements: 1_180, firstPictures: 1 },
  { path: '/guides', html: 7_800, state: 900, fonts: core, elements: 660, firstPictures: 1 },
  { path: '/guides/soldering', html: 25_200, state: 2_800, fonts: coreAndSigns, elements: 1_190, firstPictures: 1 },
  {
    path: '/guides/videos/first-build',
    html: 16_300,
    state: 9_000,
    fonts: coreAndFigures,
    elements: 825,
    firstPictures: 1,
  },
  { path: '/first-pedal', html: 8_300, state: 3_500, fonts: core, elements: 725, firstPictures: 1 },
  { path: '/shipping', html: 7_950, state: 1_700, fonts: core, elements: 660, firstPictures: 0 },
];

for (const { path, firstPictures, ...budget } of budgets) {
  test(`${path} keeps to its budget of HTML, data, fonts and elements`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    expect(pictures.filter((tag) => /fetchpriority="high"/i.test(tag))).toHaveLength(firstPictures);
    expect(pictures.filter((tag) => !/ width="/.test(tag) || !/ height="/.test(tag))).toEqual([]);
    expect(pictures.filter((tag) => /fetchpriority="high"/i.test(tag) && /loading="lazy"/.test(tag))).toEqual([]);

    const fonts: Promise<number>[] = [];
    page.on('requestfinished', (finished) => {
      if (finished.resourceType() === 'font') fonts.push(finished.sizes().then((sizes) => sizes.responseBodySize));
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const weight = {
      html: brotliBytes(html),
      state: /id="state">([^<]*)</.exec(html)![1]!.trim().length,
      fonts: (await Promise.all(fonts)).reduce((sum, size) => sum + size, 0),
      elements: await page.evaluate(() => document.body.querySelectorAll('*').length),
    };
    expect(weight.fonts).toBeGreaterThan(0);
    for (const [name, limit] of Object.entries(budget)) {
      expect.soft(weight[name as keyof typeof weight], `${path}: ${name}`).toBeLessThanOrEqual(limit);
    }
  });
}
