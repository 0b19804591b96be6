import { replayPress, type HeldField, type HeldPresses } from './held-presses.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Numbers and mail addresses have no selection that a script could read. */
function withSelection(field: Typed, change: () => void): void {
  const { selectionStart, selectionEnd } = field;
  change();
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** React compares with what it set last: so it sets the old value itself, and the new one comes behind its back. */
function retype(field: Typed, value: string): void {
  const ofElement = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  withSelection(field, () => {
    field.value = field.defaultValue;
    ofElement?.set?.call(field, value);
  });
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The page has what was typed and chosen, but React does not know of it: so it happens once more. */
function replayField(field: Element, { value, checked, composing }: HeldField): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return;
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // A word that an input method has not finished would be cut: its end brings the whole text.
    if (composing && field === document.activeElement)
      field.addEventListener('compositionend', () => retype(field, field.value), { once: true });
    else if (value !== field.defaultValue) retype(field, value);
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Once React answers: what was typed and pressed before happens once more, in its order, each once. */
export async function replayPresses({ fields, presses, release }: HeldPresses): Promise<void> {
  release();
  for (const [field, held] of fields) if (field.isConnected) replayField(field, held);
  for (let press = presses.shift(); press; press = presses.shift()) {
    // In between React shows what came of the press before: a button that is busy ignores the next.
    await nextTask();
    replayPress(press);
  }
}
