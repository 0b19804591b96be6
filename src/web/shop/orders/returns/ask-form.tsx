import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/text/text.module.css';
import { OrderPanel } from '../order-panel.tsx';
import styles from './ask-form.module.css';

interface AskFormProps {
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Beside the questions, above what happens next. */
  readonly aside?: ReactNode;
  /** What happens next, in its order. */
  readonly steps: readonly (readonly [title: string, words: string])[];
  readonly error: string | null;
  readonly isPending: boolean;
  /** What the button says. */
  readonly action: string;
  readonly children: ReactNode;
}

/** What is asked about an order, and beside it what comes of it. */
export const AskForm = ({ ref, onSubmit, aside, steps, error, isPending, action, children }: AskFormProps) => (
  <form className={styles.columns} ref={ref} onSubmit={onSubmit} noValidate>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>
      {aside}
      <OrderPanel id="ask-next" title="What happens next">
        <ol className={styles.steps}>
          {steps.map(([title, words]) => (
            <li key={title}>
              <b>{title}</b> <span className={text.meta}>{words}</span>
            </li>
          ))}
        </ol>
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" className={styles.send} pending={isPending}>
          {action}
        </Button>
      </OrderPanel>
    </div>
  </form>
);
