import { describe, expect, it } from 'vitest';
import { readPrice, readStock } from './read-numbers.ts';

describe('a price in a file', () => {
  it.each([
    ['3499', '3499.00'],
    ['3,499.5', '3499.50'],
    ['₹ 1,23,456', '123456.00'],
    ['Rs. 123,456.00', '123456.00'],
    ['1\u00a0499', '1499.00'],
  ])('%s is %s', (cell, value) => expect(readPrice(cell)).toEqual({ value }));

  it.each([
    ['1.234,50', '1234.50'],
    ['12,5', '12.50'],
    ['3,8O9', '3809'],
    ['free', null],
    ['0.5', null],
    ['1e3', null],
    ['-5', null],
    ['12,34', '12.34'],
  ])('%s is a mistake, and %s was probably meant', (cell, suggestion) =>
    expect(readPrice(cell)).toMatchObject({ sentence: expect.any(String), suggestion }),
  );
});

describe('a stock in a file', () => {
  it.each([
    ['25', 25],
    ['1,200', 1200],
    ['7.0', 7],
    ['Not counted', null],
  ])('%s is %s', (cell, value) => expect(readStock(cell)).toEqual({ value }));

  it.each(['-1', '2.5', 'many', '99999999'])('%s is a mistake', (cell) =>
    expect(readStock(cell)).toHaveProperty('sentence'),
  );
});
