import { describe, expect, it } from 'vitest';
import { addressOf, shownIn } from './linked-panes.tsx';

const sheet = { parts: [{ ref: 'R3' }], nets: [{ name: '+9V' }] } as unknown as Parameters<typeof shownIn>[1];

describe('the address of what is lit', () => {
  it.each(['?ref=R3', '?net=%2B9V', '?ref=R3&side=bottom', '?side=bottom', ''])('%s is read and written', (search) => {
    expect(addressOf(shownIn(search, sheet))).toBe(search);
  });

  it('lights nothing that is not on the board', () => {
    expect(shownIn('?ref=R99&net=nowhere&side=left', sheet)).toEqual({ selection: null, side: 'top' });
  });
});
