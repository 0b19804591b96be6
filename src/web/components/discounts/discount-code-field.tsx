import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import text from '../../ui/text/text.module.css';
import { useDiscountCode } from './discount.queries.ts';
import type { DiscountCodeProps } from './discount-code.tsx';
import styles from './discount-code-field.module.css';

interface Props extends DiscountCodeProps {
  /** It was asked for, so it gets the focus. */
  isOpen: boolean;
}

/**
 * Where a code is typed, and then what became of it. It is no form of its own, since in the checkout it stands inside one:
 * Enter applies the code and orders nothing, and without a name it is no part of the order.
 */
export default function DiscountCodeField({ code, problem, isOpen }: Props) {
  const [typed, setTyped] = useState('');
  const change = useDiscountCode();
  const field = useRef<HTMLInputElement>(null);
  const hadCode = useRef(code !== null);
  useEffect(() => {
    // The field stands where the code was taken off, or where it was asked for.
    if (code === null && (isOpen || hadCode.current)) field.current?.focus();
    hadCode.current = code !== null;
  }, [code, isOpen]);
  const apply = () => {
    if (!change.isPending) change.mutate(typed, { onSuccess: () => setTyped('') });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  if (code !== null) {
    return (
      <div className={styles.typed}>
        <p role="status" className={text.meta}>
          {problem?.includes(code) ? (
            problem
          ) : (
            <>
              <b className={styles.code}>{code}</b> {problem ?? 'is applied.'}
            </>
          )}
        </p>
        <TextButton aria-label={`Remove the code ${code}`} onClick={() => change.mutate(null)}>
          Remove
        </TextButton>
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <Field
        ref={field}
        label="Discount code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={typed}
        error={change.error ? errorMessage(change.error) : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          if (change.isError) change.reset();
        }}
        onKeyDown={onKeyDown}
      />
      <Button pending={change.isPending} onClick={apply}>
        {change.isPending ? 'Applying...' : 'Apply'}
      </Button>
    </div>
  );
}
