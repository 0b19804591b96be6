import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectToFitEveryWindow,
  loadWholePage,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

const films = [
  ['first-build', 15, 'Film planned, 28 minutes. The whole text is here now.'],
  ['soldering-basics', 9, 'Film planned, 15 minutes. The whole text is here now.'],
  ['tracing-a-circuit', 10, 'Film planned, 35 minutes. The whole text is here now.'],
] as const;

/** The triangle of the play sign, in an icon or as a letter. */
const playSigns = 'svg:has(path[d="M7 4.5v15l12-7.5z"])';

test(
  'the list of guides promises no film that is not shot, and offers to read with pictures',
  phone,
  async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(playSigns)).toHaveCount(0);
    await open(page, '/guides');
    const section = page.getByRole('region', { name: 'Video tutorials' });
    for (const length of ['28:45', '15:30', '35:20'])
      await expect(section).toContainText(`Film planned, ${length} minutes.`);
    await expect(section.getByRole('link', { name: /^Read with pictures/ })).toHaveCount(3);
    await expect(page.locator(playSigns)).toHaveCount(0);
    await expect(page.getByText(/▶|Watch or read/)).toHaveCount(0);
    await section.getByRole('link', { name: /^Read with pictures.*Your First Build/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your First Build, from Bag to Sound' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'The Clean Booster, finished' })).toBeVisible();
  },
);

for (const [id, chapters, planned] of films) {
  test(`every chapter of ${id} has its words beside a scene that is drawn`, phone, async ({ page }) => {
    await open(page, `/guides/videos/${id}`);
    await expect(page.getByText(planned)).toBeVisible();
    await expect(page.locator(playSigns)).toHaveCount(0);
    await loadWholePage(page);
    const scenes = page.getByRole('figure').getByRole('img');
    await expect(scenes).toHaveCount(chapters);
    const seen = await scenes.evaluateAll((images) =>
      images.map((image) => {
        const { naturalWidth, alt, src, width, height } = image as HTMLImageElement;
        return { drawn: naturalWidth > 0, alt, src, ratio: (width / height).toFixed(2) };
      }),
    );
    expect(new Set(seen.map(({ src }) => src)).size).toBe(chapters);
    for (const scene of seen)
      expect(scene).toMatchObject({ drawn: true, ratio: '1.33', alt: expect.stringMatching(/\w+ \w+/) });
    await expectNoAxeViolations(page, { within: 'main' });
  });
}

test('the chapters stay in sight, and say which are read and which one is here', desktop, async ({ page }) => {
  await open(page, '/guides/videos/first-build');
  const wire = page.getByRole('navigation', { name: 'Chapters' });
  await page.getByRole('link', { name: 'Read with pictures' }).click();
  await expect(wire.getByRole('link').first()).toHaveAttribute('aria-current', 'location');
  const later = wire.getByRole('link', { name: /First volts/ });
  await later.click();
  await expect(page.getByRole('heading', { level: 2, name: /First volts/ })).toBeInViewport();
  await expect(later).toHaveAttribute('aria-current', 'location');
  await expect(wire).toBeInViewport();
  await expect(page.getByRole('img', { name: /8\.7 V at the band of D1/ })).toBeInViewport();
});

test('sides alternate where there is room, and on a phone the picture comes before its words', async ({
  page,
  viewport,
}) => {
  await open(page, '/guides/videos/soldering-basics');
  const places = await page.locator('section:has(> figure)').evaluateAll((chapters) =>
    chapters.slice(0, 4).map((chapter) => {
      const figure = chapter.querySelector('figure')!.getBoundingClientRect();
      const words = chapter.querySelector('h2')!.getBoundingClientRect();
      return { left: figure.left < words.left, above: figure.bottom <= words.top };
    }),
  );
  if (viewport!.width < 768) expect(places.every(({ above }) => above)).toBe(true);
  else expect(places.map(({ left }) => left)).toEqual([true, false, true, false]);
});

test('the page of a film fits every window, and on paper it is its words and its scenes', desktop, async ({ page }) => {
  await open(page, '/guides/videos/tracing-a-circuit');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('figure').first()).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Chapters' })]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Read with pictures' })).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expectToFitEveryWindow(page);
});
