import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { maxQuantity, minQuantity, readQuantity } from '#domain/cart/cart.ts';
import { classNames } from '../class-names.ts';
import { minus, plus } from '../icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** Whose quantity it is, for the names of the controls. */
  name: string;
  quantity: number;
  /** The most there can be right now; zero when there are none. */
  limit: number;
  /** The least; a cart has no line of none. */
  min?: number;
  /** A change is on its way; nothing can be pressed until it has arrived. */
  pending?: boolean;
  /** In rows of a table: 24 px high where the pointer is fine. */
  dense?: boolean;
  onChange: (quantity: number) => void;
  /** Enter was pressed in the number, with what stands there. */
  onEnter?: (quantity: number) => void;
}

/** Someone who types '12' means twelve and not first one. */
const typingPauseMs = 600;

/**
 * What is typed stays in the field until it applies, and is forgotten when it is no quantity. Whoever types more than
 * there are is told how many there are, whatever becomes of it.
 */
function useTypedQuantity({
  quantity,
  limit,
  min,
  onChange,
}: Pick<Required<QuantityStepperProps>, 'quantity' | 'limit' | 'min' | 'onChange'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (text: string | null, leave: boolean) => {
    clearTimeout(timer.current);
    const typed = text === null ? null : min === 0 && /^0+$/.test(text) ? 0 : readQuantity(text);
    if (typed !== null) setIsOver(typed > limit);
    if (typed !== null || leave) setDraft(null);
    if (typed !== null && typed !== quantity) onChange(typed);
    return typed ?? quantity;
  };
  return {
    value: draft ?? String(quantity),
    /** More was typed than there are, as far as we know. */
    isOver: isOver && quantity <= limit,
    type: (text: string) => {
      setIsOver(false);
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(text, false), typingPauseMs);
    },
    enter: () => apply(draft, true),
    forget: () => setIsOver(false),
  };
}

/** A button that is disabled once it was pressed loses the focus; the keyboard gets it back here, or the other button. */
function useFocusBack(settled: number | null) {
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = pressed.current;
    if (settled === null || !button) return;
    pressed.current = null;
    // A quick answer finds the focus still on the button, which was disabled in between.
    if (document.activeElement !== document.body && document.activeElement !== button) return;
    const usable = button.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button;
    usable?.focus();
  }, [settled]);
  return (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
  };
}

/** Less, the number, more. Who uses it keeps the number, and may refuse one that is typed. */
export function QuantityStepper({
  name,
  quantity,
  limit,
  min = minQuantity,
  pending = false,
  dense = false,
  onChange,
  onEnter,
}: QuantityStepperProps) {
  const typed = useTypedQuantity({ quantity, limit, min, onChange });
  const noteId = useId();
  const rememberPressed = useFocusBack(pending ? null : quantity);
  const step = (event: MouseEvent<HTMLButtonElement>, next: number) => {
    rememberPressed(event);
    typed.forget();
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const entered = typed.enter();
    onEnter?.(entered);
  };
  return (
    <div className={classNames(styles.stepper, dense && styles.dense)} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label={`Decrease quantity of ${name}`}
        disabled={pending || limit === 0 || quantity <= min}
        // A line that holds more than there are by now goes down to what there are.
        onClick={(event) => step(event, Math.min(quantity - 1, limit))}
      >
        <Icon shape={minus} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={`Quantity of ${name}`}
        min={min}
        max={Math.max(limit, min)}
        step={1}
        disabled={limit === 0}
        value={typed.value}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.enter}
        onKeyDown={onKeyDown}
        {...(typed.isOver && { 'aria-describedby': noteId })}
      />
      <button
        type="button"
        aria-label={`Increase quantity of ${name}`}
        disabled={pending || quantity >= limit}
        onClick={(event) => step(event, quantity + 1)}
      >
        <Icon shape={plus} />
      </button>
      {typed.isOver && (
        <span role="alert" id={noteId} className={styles.note}>
          {limit < maxQuantity ? `Only ${limit} left` : `At most ${limit}`}
        </span>
      )}
    </div>
  );
}
