import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { OrderStatus } from './order-status.tsx';

const css = readFileSync(new URL('order-status.module.css', import.meta.url), 'utf8');

describe('the badge of an order', () => {
  it.each([
    ['pending', 'Pending', 'pending'],
    ['confirmed', 'Confirmed', 'confirmed'],
    ['shipped', 'Shipped', 'shipped'],
    ['delivered', 'Delivered', 'delivered'],
    ['cancelled', 'Cancelled', 'cancelled'],
    ['on hold', 'On hold', 'other'],
    ['toString', 'ToString', 'other'],
    ['Pending x', 'Pending x', 'other'],
  ])('of %s reads %s in the colours of %s', (status, word, tone) => {
    expect(renderMarkup(<OrderStatus status={status} />)).toBe(`<span class="status ${tone}">${word}</span>`);
  });

  it.each(['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'])('has its own colours for %s', (tone) => {
    const [, rule = ''] = new RegExp(`\\.${tone} \\{([^}]*)\\}`).exec(css) ?? [];
    for (const part of ['bg', 'fg', 'dot']) expect(rule).toContain(`var(--${tone}-${part})`);
  });
});
