import { expect, it } from 'vitest';
import { meterText, voltText } from './volt-text.ts';

it('writes volts with a minus that is no hyphen', () => {
  expect([voltText(4.5), voltText(-0.02), meterText(4.5), meterText(-0.02)]).toEqual([
    '4.5\u00a0V',
    '−0.02\u00a0V',
    '4.50\u00a0V',
    '−0.02\u00a0V',
  ]);
});
