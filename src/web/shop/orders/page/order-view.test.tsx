import { describe, expect, it } from 'vitest';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { OrderHistory } from './order-view.tsx';

describe('the history of an order', () => {
  it('names a status once, and tells by its note what came in later', () => {
    const history = (['pending', 'delivered', 'delivered'] as const).map((status, index) => ({
      at: `2026-11-0${index + 1}T06:00:00.000Z`,
      status,
      author: index === 0 ? ('buyer' as const) : ('admin' as const),
      note: index === 2 ? 'Paid in cash.' : null,
    }));
    const text = textOf(renderMarkup(<OrderHistory order={{ history }} />));
    expect(text).toMatch(/Placed by you.*Delivered by the shop.*Paid in cash\./);
    expect(text.match(/Delivered|Paid in cash/g)).toEqual(['Delivered', 'Paid in cash']);
  });
});
