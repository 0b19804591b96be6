import { useSyncExternalStore } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifiers = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'Dead', 'Unidentified']);

/** 'ctrl+k', 'shift+x', 'arrowdown', '?'. The Command key of a Mac counts as Ctrl. Null: no chord of ours. */
function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  if (altKey || modifiers.has(key)) return null;
  const name = key.toLowerCase();
  // Signs such as ? need Shift on some keyboards and not on others.
  const isNamed = key.length > 1 || name !== key.toUpperCase();
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const shift = shiftKey && isNamed && !isSign ? 'shift+' : '';
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${shift}${name}`;
}

/** Whether the key is meant for a field. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
}

export interface Shortcut {
  /** 'x', 'shift+x', 'ctrl+s', 'g o' (one after the other), '?', 'arrowdown'. */
  readonly keys: string;
  /** What it does, for the sheet of all keys. */
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Where it works, for the sheet: 'Lists'. */
  readonly group?: string;
  /** Also while somebody types: only for those with Ctrl. */
  readonly inFields?: boolean;
}

/** A second key has to come this soon. */
const sequenceMs = 1200;

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();
let first: { chord: string; at: number } | null = null;
let areLettersOn = true;

const change = (next: readonly Shortcut[]): void => {
  shortcuts = next;
  for (const listener of listeners) listener();
};

/** Single letters can be switched off (WCAG 2.1.4); what needs Ctrl stays. */
export const setLettersOn = (on: boolean): void => void (areLettersOn = on);

const isLetter = (keys: string): boolean => !keys.startsWith('ctrl+') && !keys.startsWith('arrow') && keys !== 'enter';

const isModal = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null;

function find(chord: string, event: KeyboardEvent): Shortcut | undefined {
  const typing = isTyping(event.target);
  // The newest wins: a list inside a screen knows better than the frame.
  return shortcuts.findLast(
    ({ keys, inFields }) => keys === chord && (!typing || inFields === true) && (areLettersOn || !isLetter(keys)),
  );
}

/** The one ear of the office. */
export function hearKey(event: KeyboardEvent, now = Date.now()): void {
  const chord = chordOf(event);
  if (chord === null || event.defaultPrevented || isModal()) return;
  const sequence = first && now - first.at < sequenceMs ? `${first.chord} ${chord}` : null;
  const found = (sequence && find(sequence, event)) || find(chord, event);
  const begins = !isTyping(event.target) && shortcuts.some(({ keys }) => keys.startsWith(`${chord} `));
  first = !found && begins ? { chord, at: now } : null;
  if (!found) return;
  event.preventDefault();
  found.run(event);
}

export function addShortcuts(added: readonly Shortcut[]): () => void {
  change([...shortcuts, ...added]);
  return () => change(shortcuts.filter((shortcut) => !added.includes(shortcut)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that work here and now. */
export const useAllShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => shortcuts);
