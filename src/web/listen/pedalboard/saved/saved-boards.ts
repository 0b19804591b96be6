/** Boards that somebody has saved, on their device: each by its name and its address, which a link has too. */
import { isKeptOnDevice, keepOnDevice, readFromDevice, useKeptOnDevice } from '../../../shell/device-storage.ts';

export interface SavedBoard {
  readonly name: string;
  /** What its address asks for: `?kits=...`. */
  readonly search: string;
}

export const maxSavedBoards = 30;
export const maxNameLength = 40;
const maxSearchLength = 12_000;
const key = 'taar-pedalboards';

const isSaved = (one: unknown): one is SavedBoard => {
  const { name, search } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Record<string, unknown>>;
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= maxNameLength;
  return isName && typeof search === 'string' && search.startsWith('?') && search.length <= maxSearchLength;
};

/** What cannot be read is passed over, and the others are there. */
export function boardsFrom(text: string | null): readonly SavedBoard[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? all.filter(isSaved).map(({ name, search }) => ({ name, search })) : [];
  } catch {
    return [];
  }
}

/** As people write it: spaces at its ends are none, and capitals make no other board. */
export const boardName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').slice(0, maxNameLength);
const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

export const boardCalled = (boards: readonly SavedBoard[], name: string): SavedBoard | undefined =>
  boards.find((board) => sameName(board.name, name));

/** The latest first; under a name that is there, it takes its place. */
export const withBoard = (boards: readonly SavedBoard[], board: SavedBoard): readonly SavedBoard[] => [
  board,
  ...withoutBoard(boards, board.name),
];

export const withoutBoard = (boards: readonly SavedBoard[], name: string): readonly SavedBoard[] =>
  boards.filter((board) => !sameName(board.name, name));

export function useSavedBoards() {
  return {
    boards: boardsFrom(useKeptOnDevice(key)),
    /** False: the browser refused, and it is gone with this page. */
    isKept: isKeptOnDevice(key),
    /** To what is there now, which another tab may have changed a moment ago. */
    change(make: (boards: readonly SavedBoard[]) => readonly SavedBoard[]): void {
      keepOnDevice(key, JSON.stringify(make(boardsFrom(readFromDevice(key)))));
    },
  };
}
