import { expect, it } from 'vitest';
import { workbenchPath } from './workbench-path.ts';

it.each([
  ['fuzz-box', '/art/pedal-fuzz-box.0123456789.svg', '/bench/fuzz-box'],
  ['fuzz-box', 'art:pedal/fuzz-box', '/bench/fuzz-box'],
  ['fuzz-box-pcb', '/art/board-fuzz-box.0123456789.svg', '/bench/fuzz-box-pcb'],
  ['fuzz-box-pcb', 'art:board/fuzz-box', '/bench/fuzz-box-pcb'],
  ['resistor-4k7', '/art/part-resistor-4k7.0123456789.svg', null],
  ['resistor-4k7', 'art:part/resistor-4k7', null],
  ['own-kit', '/pictures/1234/800.webp', null],
  [null, '/art/pedal-fuzz-box.0123456789.svg', null],
])('%s with the picture %s is on the bench at %s', (slug, imageUrl, path) => {
  expect(workbenchPath({ slug, imageUrl })).toBe(path);
  expect(workbenchPath({ slug, imageUrl }, 'build')).toBe(path && `${path}/build`);
});
