import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { maxNameLength, type PastedList } from './list-link.ts';
import { parseLists } from './saved-lists.ts';

/** What lies on the screen is kept without being asked for: reloading loses nothing. */
const draftKey = 'taar-bill-draft';

export const readDraft = (): PastedList | undefined => parseLists(readFromDevice(draftKey))[0];

export const keepDraft = ({ name, text, answers }: PastedList, owner: Owner): void =>
  keepOnDevice(draftKey, JSON.stringify([[name, text, answers], owner]));

/** Whoever put it there; what was kept before that was written down is nobody's. */
export function draftOwner(): Owner {
  try {
    const owner: unknown = JSON.parse(readFromDevice(draftKey) ?? '[]')[1];
    return typeof owner === 'number' ? owner : 'guest';
  } catch {
    return 'guest';
  }
}

export const isLink = (hash: string): boolean => hash.startsWith('#bill=');

/** True: a person typed it before the page was alive. A browser also brings back what was there before a reload. */
export const isTyped = (text: string, hash: string): boolean =>
  text !== '' && !isLink(hash) && text !== readDraft()?.text;

const isSameList = (a: PastedList, b: PastedList): boolean =>
  a.text === b.text && JSON.stringify(a.answers) === JSON.stringify(b.answers);

/** True: nothing is lost when something else takes its place on the screen. */
export const isSafe = (pasted: PastedList, kept: readonly PastedList[]): boolean =>
  pasted.text.trim() === '' || kept.some((each) => isSameList(each, pasted));

/** A list under a name that none has yet, so that keeping it replaces nothing. */
export function underFreeName(pasted: PastedList, kept: readonly PastedList[]): PastedList {
  const wanted = pasted.name.trim() || 'My last bill';
  const isFree = (name: string): boolean => !kept.some((each) => each.name === name);
  let name = wanted;
  for (let number = 2; !isFree(name); number += 1) name = `${wanted.slice(0, maxNameLength - 5)} ${number}`;
  return { ...pasted, name };
}
