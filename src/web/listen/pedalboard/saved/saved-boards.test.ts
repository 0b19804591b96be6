import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardCalled, boardName, boardsFrom, withBoard, withoutBoard, type SavedBoard } from './saved-boards.ts';

const board = (name: string, search = '?kits=fuzz-box'): SavedBoard => ({ name, search });

it('come back from the device as they were saved, the latest first', () => {
  const boards = withBoard(withBoard([], board('Church')), board('Metal', '?kits=octave-up:k50~b&amp=driven'));
  expect(boardsFrom(JSON.stringify(boards))).toEqual([
    board('Metal', '?kits=octave-up:k50~b&amp=driven'),
    board('Church'),
  ]);
});

it('take the place of one of their name, however it is written, and go by it', () => {
  const boards = [board('Church'), board('Metal')];
  expect(withBoard(boards, board('METAL', '?kits=a'))).toEqual([board('METAL', '?kits=a'), board('Church')]);
  expect(boardCalled(boards, 'church')).toEqual(board('Church'));
  expect(withoutBoard(boards, 'CHURCH')).toEqual([board('Metal')]);
  expect(boardName('  My   first board ')).toBe('My first board');
});

it('are those that can be read of whatever stands on the device', () => {
  const good = board('Church');
  const others = [
    null,
    7,
    'Metal',
    {},
    { name: '', search: '?' },
    { name: 'X', search: 'javascript:1' },
    { name: 'Y' },
  ];
  expect(boardsFrom(JSON.stringify([...others, good]))).toEqual([good]);
  for (const text of [null, '', '{}', '"x"', '[', 'null']) expect(boardsFrom(text)).toEqual([]);
  fc.assert(
    fc.property(fc.json(), (text) => {
      const boards = boardsFrom(text);
      expect(boardsFrom(JSON.stringify(boards))).toEqual(boards);
    }),
  );
});
