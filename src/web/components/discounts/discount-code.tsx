import { lazy, Suspense, useState } from 'react';
import { TextButton } from '../../ui/text-button/text-button.tsx';

const DiscountCodeField = lazy(() => import('./discount-code-field.tsx'));

export interface DiscountCodeProps {
  /** What was typed for this cart. */
  code: string | null;
  /** Why it does not count. */
  problem: string | null;
}

/** Most have none, so the field comes when it is asked for. */
export function DiscountCode({ code, problem }: DiscountCodeProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (code === null && !isOpen) {
    return (
      <p>
        <TextButton onClick={() => setIsOpen(true)}>Have a discount code?</TextButton>
      </p>
    );
  }
  return (
    <Suspense>
      <DiscountCodeField {...{ code, problem, isOpen }} />
    </Suspense>
  );
}
