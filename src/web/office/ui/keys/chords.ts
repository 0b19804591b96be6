type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifiers = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'Dead', 'Unidentified']);

/** 'ctrl+k', 'shift+x', 'arrowdown', '?'. The Command key of a Mac counts as Ctrl. Null: no chord of ours. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  if (altKey || modifiers.has(key)) return null;
  const name = key.toLowerCase();
  // Signs such as ? need Shift on some keyboards and not on others.
  const isNamed = key.length > 1 || name !== key.toUpperCase();
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const shift = shiftKey && isNamed && !isSign ? 'shift+' : '';
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${shift}${name}`;
}

/** Whether the key is meant for a field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
}
