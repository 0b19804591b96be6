import { describe, expect, it } from 'vitest';
import type { OwnBuildReport } from '#contracts/build-reports.ts';
import type { ClassSummary } from '#contracts/classroom.ts';
import { fewestForFigures } from '#domain/build-reports/build-report.ts';
import { emptyState } from '#domain/workbench/builds/build-state.ts';
import { sampleProduct as product } from '#tests/support/builders/sample-product.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { bareSheet } from '#tests/support/workbench/bare-sheet.ts';
import { classesQuery } from '../../classroom/class.queries.ts';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import { BuildReport } from './build-report.tsx';

const at = '2026-11-18T10:00:00.000Z';
const published: OwnBuildReport = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  buildId: '3b241101-e2bb-4255-8caf-4136c566a963',
  code: 'fuzz-box-bcdfgh',
  kit: { slug: 'fuzz-box', name: 'Fuzz Box' },
  state: 'shown',
  reason: null,
  shownName: 'Meera',
  words: '',
  stars: 5,
  firstPedal: true,
  minutes: 190,
  sittings: 2,
  boards: null,
  boardsWork: null,
  swaps: [],
  readings: [],
  sound: null,
  photos: [],
  version: 1,
  publishedAt: at,
};
const kit = { product, contents: {} } as OpenedKit;
const build = { id: published.buildId, kit: 'fuzz-box', state: emptyState, unsent: null, touchedAt: 0 };

const show = (reports: readonly OwnBuildReport[], classes: readonly ClassSummary[] = []): string =>
  renderMarkup(<BuildReport sheet={bareSheet('fuzz-box')} kit={kit} owner={7} build={build} />, {
    data: [
      [['/api/user/build-reports', 7], reports],
      [classesQuery.queryKey, classes],
    ],
  });

describe('the report of a finished build', () => {
  it('asks for stars as long as it isn’t published', () => {
    expect(textOf(show([]))).toContain('Add stars, and it’s ready.');
    expect(textOf(show([published]))).not.toContain('Add stars');
  });

  it.each([
    ['shown' as const, null, 'Your build is up.'],
    ['waiting' as const, null, 'We’re reading it'],
    ['hidden' as const, 'It is rude.', 'Hidden by the shop: It is rude. Change it'],
  ])('that is %s says so', (state, reason, words) => {
    const text = textOf(show([{ ...published, state, reason }]));
    expect(text).toContain(words);
    expect([text.includes('Your build is up.'), text.includes('Anyone with the link')]).toEqual([
      state === 'shown',
      state === 'shown',
    ]);
  });

  it('can stand for a class of this kit that is big enough, which is shown in totals', () => {
    const room = (name: string, pupils: number, slug = 'fuzz-box'): ClassSummary => ({
      id: crypto.randomUUID(),
      code: 'x',
      kit: slug,
      name,
      createdAt: at,
      endedAt: null,
      pupils,
    });
    const big = room('Year 9', fewestForFigures);
    const html = show([], [big, room('Evening', fewestForFigures - 1), room('Bass', 20, 'bass-fuzz')]);
    const [choice] = /<select[^>]*>.*?<\/select>/s.exec(html.slice(html.indexOf('It stands for'))) ?? [''];
    expect(textOf(choice)).toBe(`My own pedal Year 9, ${fewestForFigures} boards`);
    expect(choice).toContain(`value="${big.id}"`);
    expect(textOf(html)).toContain('no pupil’s name, photo or readings');
    expect(textOf(show([], [room('Evening', fewestForFigures - 1)]))).not.toContain('It stands for');
  });
});
