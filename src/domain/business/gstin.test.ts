import { describe, expect, it } from 'vitest';
import { gstinProblem, readGstin, registeredState } from './gstin.ts';

const rightOnes = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33ABBFR2298H1Z5'];

describe('a GSTIN', () => {
  it.each(rightOnes)('%s is well formed', (gstin) => {
    expect(readGstin(gstin)).toMatchObject({ kind: 'regular', gstin, pan: gstin.slice(2, 12) });
    expect(gstinProblem(gstin)).toBeNull();
  });

  it('is read with spaces, dashes and small letters', () => {
    expect(readGstin(' 27 aapfu-0939f 1zv ')).toMatchObject({ kind: 'regular', gstin: '27AAPFU0939F1ZV' });
  });

  it('tells the state of its buyer, Ladakh and Other Territory too', () => {
    expect(registeredState('27AAPFU0939F1ZV')).toEqual({ gstCode: '27', name: 'Maharashtra' });
    expect([withCheck('38AAPFU0939F1Z'), withCheck('97AAPFU0939F1Z')].map((one) => registeredState(one)?.name)).toEqual(
      ['Ladakh', 'Other Territory'],
    );
    expect(registeredState(withCheck('96AAPFU0939F1Z'))).toBeNull();
    // An embassy's number begins with its state, as others do.
    expect(registeredState('0717UNO00157UNO')).toEqual({ gstCode: '07', name: 'Delhi' });
    expect([registeredState(null), registeredState('9617UNO00157UNO'), registeredState('27AA')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of a UN body or an embassy is taken as it is', () => {
    expect(readGstin('0717UNO00157UNO')).toEqual({ kind: 'uin', gstin: '0717UNO00157UNO' });
    expect(gstinProblem('0717UNO00157UNO')).toBeNull();
  });

  it('that is begun tells how far it is, and its state as soon as it is known', () => {
    expect(readGstin('27AAACS00')).toEqual({ kind: 'begun', length: 9, state: { gstCode: '27', name: 'Maharashtra' } });
    expect(readGstin('2')).toEqual({ kind: 'begun', length: 1, state: null });
    expect([readGstin(''), readGstin(' - ')]).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
    expect(gstinProblem('')).toBeNull();
  });

  it.each([
    ['2', 'That’s 1 character; a GSTIN has 15.'],
    ['27AAPFU0939F1Z', 'That’s 14 characters; a GSTIN has 15.'],
    ['27AAPFU0939F1ZV1', 'That’s 16 characters; a GSTIN has 15.'],
    ['27AAPFU0939F1Z₹', 'A GSTIN has letters A to Z and digits only.'],
    ['39AAACS0000B1Z1', 'No state has the code 39. Compare the first two digits with your certificate.'],
    [
      '29AAACT0000A1DB',
      'This is the number of a tax deductor. It can’t go on an invoice. Enter the GSTIN of the business itself; its 14th character is Z.',
    ],
    [
      '29AAACT0000A1CB',
      'This is the number of a tax collector. It can’t go on an invoice. Enter the GSTIN of the business itself; its 14th character is Z.',
    ],
    [
      '27AAPFUO939F1ZV',
      'That isn’t the form of a GSTIN, like 27AAPFU0939F1ZV. Is there an O for a 0, or an I for a 1?',
    ],
    [
      '29GGGGG1314R9Z6',
      'One character is wrong: the last one doesn’t fit the others. Compare it with your certificate.',
    ],
  ])('%s is refused with a sentence of its own', (gstin, sentence) => {
    expect(gstinProblem(gstin)).toBe(sentence);
  });
});

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Finds the last sign by trying all of them, not by the rule that is tested. */
function withCheck(first14: string): string {
  return [...signs].map((sign) => first14 + sign).find((gstin) => readGstin(gstin).kind === 'regular')!;
}

/** The same numbers in every run: a small generator of its own. */
function* numbers(): Generator<number, never> {
  let state = 20_261_118;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    yield state / 0x80_00_00_00;
  }
}

describe('10,000 slips of the pen', () => {
  const random = numbers();
  const below = (count: number): number => Math.floor(random.next().value * count);
  const pick = (from: string): string => from[below(from.length)]!;
  const letters = signs.slice(10);
  const digits = signs.slice(0, 10);
  const states = ['27', '29', '33', '07', '38', '97', '09', '24'];

  const wellFormed = (): string =>
    withCheck(
      states[below(states.length)]! +
        Array.from({ length: 5 }, () => pick(letters)).join('') +
        Array.from({ length: 4 }, () => pick(digits)).join('') +
        pick(letters) +
        pick(signs.slice(1)) +
        'Z',
    );

  function oneWrong(gstin: string): string {
    const place = below(gstin.length);
    return gstin.slice(0, place) + pick(signs.replace(gstin[place]!, '')) + gstin.slice(place + 1);
  }

  function swapped(gstin: string): string {
    const places = [...Array(gstin.length - 1).keys()].filter((place) => gstin[place] !== gstin[place + 1]);
    const place = places[below(places.length)]!;
    return gstin.slice(0, place) + gstin[place + 1]! + gstin[place]! + gstin.slice(place + 2);
  }

  it('one wrong sign or two swapped neighbours are caught in at least 99 of 100, and none is too much', () => {
    const missed = Array.from({ length: 10_000 }, (_, index) => {
      const right = wellFormed();
      expect(gstinProblem(right)).toBeNull();
      return index % 2 === 0 ? oneWrong(right) : swapped(right);
    }).filter((gstin) => gstinProblem(gstin) === null);
    expect(missed.length).toBeLessThanOrEqual(100);
  });

  it('any text is read without an error', () => {
    for (let count = 0; count < 2000; count += 1) {
      const text = String.fromCharCode(...Array.from({ length: below(40) }, () => below(0x1_00_00)));
      expect(['empty', 'begun', 'regular', 'uin', 'wrong']).toContain(readGstin(text).kind);
    }
  });
});
