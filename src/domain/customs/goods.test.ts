import { describe, expect, it } from 'vitest';
import { customsCode, netGramsOf, type CustomsProduct } from './goods.ts';

const part = (changes: Partial<CustomsProduct> = {}): CustomsProduct => ({
  category: 'parts',
  kind: 'resistor',
  packSize: 10,
  hsnCode: '8533',
  hsCode: null,
  netWeightGrams: null,
  ...changes,
});

describe('what one of a product weighs', () => {
  it('is what somebody weighed, or an estimate by its kind and its pack', () => {
    expect(netGramsOf(part({ netWeightGrams: 7 }))).toBe(7);
    expect(netGramsOf(part())).toBe(3);
    expect(netGramsOf(part({ packSize: 1 }))).toBe(1);
    expect(netGramsOf(part({ kind: 'enclosure', packSize: 1 }))).toBe(180);
    expect(netGramsOf(part({ kind: null, packSize: 2 }))).toBe(10);
    expect(netGramsOf(part({ category: 'kit', kind: null, packSize: 1 }))).toBe(450);
    expect(netGramsOf(part({ category: 'pcb', kind: null, packSize: 1 }))).toBe(30);
  });
});

describe('what a product is declared under', () => {
  it.each([
    [{ hsCode: '853310' }, '853310'],
    [{ hsnCode: '85437099' }, '854370'],
    [{ hsnCode: '854390' }, '854390'],
    [{}, '853321'],
    [{ kind: 'potentiometer' }, '853340'],
    [{ kind: 'led', hsnCode: '8541' }, '854141'],
    [{ kind: null, hsnCode: '8543' }, '854370'],
    [{ kind: null, hsnCode: '8534' }, '853400'],
    // Nothing tells more than the heading.
    [{ kind: 'tool', hsnCode: '9030' }, '9030'],
    [{ kind: 'knob', hsnCode: '8536' }, '8536'],
  ])('of %j is %s', (changes, code) => expect(customsCode(part(changes))).toBe(code));
});
