import type { Mark } from '#pdf/ink-box.ts';
import { page } from '../page.ts';
import type { DrawOptions } from '../open-document.ts';
import { overlapOf } from './label-map.ts';

/** Two hairs may touch. */
const tolerance = 0.02;

const nameOf = ({ page: number, kind, text }: Mark): string => `${kind} '${text.slice(0, 40)}' on page ${number}`;

/** Pads and lugs may touch each other, and nothing else may stand on anything. */
function touching(marks: readonly Mark[]): string[] {
  return [...Map.groupBy(marks, (mark) => mark.page).values()].flatMap((ofPage) =>
    ofPage.flatMap((mark, i) =>
      ofPage
        .slice(i + 1)
        .filter((other) => (mark.kind !== 'lug' || other.kind !== 'lug') && overlapOf(mark, other) > tolerance)
        .map((other) => `${nameOf(mark)} and ${nameOf(other)}`),
    ),
  );
}

const runningOff = (marks: readonly Mark[]): string[] =>
  marks
    .filter(({ x, y, w, h }) => x < 10 || y < 10 || x + w > page.w - 10 || y + h > page.h - 5)
    .map((mark) => `${nameOf(mark)} runs off`);

/** Draws a document, and refuses one in which words, badges or lugs stand on each other or outside the page. */
export async function drawWithoutOverlaps(draw: (options: DrawOptions) => Promise<Buffer>): Promise<Buffer> {
  const marks: Mark[] = [];
  const drawn = await draw({ onMark: (mark) => marks.push(mark) });
  const problems = [...touching(marks), ...runningOff(marks)];
  if (problems.length > 0) throw new Error(`Words stand in each other's way: ${problems.join('; ')}.`);
  return drawn;
}
