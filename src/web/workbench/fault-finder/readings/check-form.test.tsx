import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bandsCheck, checkFit, lookId, polarisedParts } from '#electronics/diagnosis/inference/checks.ts';
import type { FaultTable, TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import { CheckForm } from './check-form.tsx';

const fault = (kind: TableFault['kind'], ref: string): TableFault => ({ kind, ref, weight: 100, forms: [[100, 0]] });
const faults = [fault('open', 'R1'), fault('reversed', 'C2'), fault('turned', 'Q1'), fault('order', 'Q1')];
const table = { faults, parts: {} } as unknown as FaultTable;

describe('a look at every band', () => {
  it('offers each part that has a direction once, and no other', () => {
    const check = bandsCheck(table, {})!;
    const html = renderToStaticMarkup(<CheckForm {...{ check, table, place: String }} onChecked={() => undefined} />);
    expect(polarisedParts(table)).toEqual(['C2', 'Q1']);
    expect(html.match(/>(?:R1|C2|Q1)</g)).toEqual(['>C2<', '>Q1<']);
    expect(html).toContain('All sit right');
  });

  it('is asked for once, and speaks for other faults when all sit right', () => {
    const checked = { 'bands board': ['fine'] } as const;
    expect(bandsCheck(table, checked)).toBeUndefined();
    const [open, reversed] = faults;
    expect(checkFit(reversed, checked)).toBeLessThan(0.2 * checkFit(open, checked));
  });

  it('counts as a look at the part that sits wrongly', () => {
    const checked = { [lookId('C2')]: ['wrong'] } as const;
    const [open, reversed, turned] = faults;
    expect(checkFit(reversed, checked)).toBeGreaterThan(20 * checkFit(open, checked));
    expect(checkFit(turned, checked)).toBe(checkFit(open, checked));
  });

  it('is not asked for where nothing has a direction', () => {
    expect(bandsCheck({ faults: [fault('open', 'R1')] }, {})).toBeUndefined();
  });
});
