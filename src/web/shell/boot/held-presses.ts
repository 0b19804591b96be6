/** A press that came before React was there to answer it. */
export type HeldPress =
  | { readonly type: 'click'; readonly target: HTMLElement }
  | { readonly type: 'submit'; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null }
  | { readonly type: 'keydown'; readonly target: Element; readonly key: string };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has written or chosen in a field; `composing`: in the middle of a word of an input method. */
export interface HeldField {
  readonly value: string;
  readonly checked: boolean;
  readonly composing: boolean;
}

export interface HeldPresses {
  readonly presses: HeldPress[];
  readonly fields: Map<Field, HeldField>;
  /** From now on presses reach whoever listens. */
  release(): void;
  readonly released: AbortSignal;
}

declare global {
  interface Window {
    /** Left by the script in the head for React, which takes it and answers. */
    heldPresses?: (HeldPresses & { readonly goOnPlainly: () => void }) | null;
  }
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** Browsers tell a new page where the mouse lies, as if it had moved. */
const isUnmoved = (event: Event): boolean =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** A button that sends a form is left to the browser, which asks the fields first: the form's own event is held. */
const sendsForm = (pressed: Element): boolean =>
  pressed instanceof HTMLButtonElement && pressed.form !== null && pressed.type === 'submit';

interface Listeners {
  /** The visitor is here: called with each sign of it. */
  readonly onTouch: () => void;
  /** True: it has been answered, and React need not hear of it. */
  readonly onPress: (press: HeldPress) => boolean;
}

/**
 * Holds what only a script can answer, from the first byte of the page on. What HTML can do by itself is left alone:
 * links lead, searches search, menus open and fields fill. But once something waits, links wait behind it: whoever leaves
 * for the cart wants to find there what they have added.
 */
export function holdPresses({ onTouch, onPress }: Listeners): HeldPresses {
  const presses: HeldPress[] = [];
  const fields: HeldPresses['fields'] = new Map();
  const stop = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, passive: false, signal: stop.signal });

  const hold = (event: Event, press: HeldPress): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!onPress(press)) presses.push(press);
  };
  const keepField = ({ target, isComposing = false }: Event & { isComposing?: boolean }): void => {
    if (!isField(target)) return;
    const checked = target instanceof HTMLInputElement && target.checked;
    fields.set(target, { value: target.value, checked, composing: isComposing });
  };

  const onSign = (event: Event): void => {
    if (!isUnmoved(event)) onTouch();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal });
  listen('click', (event) => {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button, [role=button]');
    if (!pressed || !isPlainPress(event) || sendsForm(pressed)) return;
    if (
      pressed.matches('a[href]:not([data-hold])') &&
      (presses.length === 0 || pressed.matches('[target], [download]'))
    )
      return;
    hold(event, { type: 'click', target: pressed });
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // A search is answered by the page that it leads to.
    const isSearch = form.hasAttribute('action') && (form.getAttribute('method') ?? 'get') === 'get';
    if (isSearch && presses.length === 0) return;
    hold(event, { type: 'submit', target: form, submitter: event.submitter });
  });
  listen('keydown', (event) => {
    // It closes what is open. Every other key does something by itself, or is typed.
    if (event.key === 'Escape' && event.target instanceof Element)
      presses.push({ type: 'keydown', target: event.target, key: event.key });
  });
  listen('input', keepField);
  listen('change', keepField);
  return { presses, fields, release: () => stop.abort(), released: stop.signal };
}

/** Does once more what was held, for whoever listens now: React, or the browser alone. */
export function replayPress(press: HeldPress): void {
  if (!press.target.isConnected) return;
  if (press.type === 'click') press.target.click();
  else if (press.type === 'submit') press.target.requestSubmit(press.submitter);
  else press.target.dispatchEvent(new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true }));
}
