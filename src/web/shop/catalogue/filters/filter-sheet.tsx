import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { countText } from '../catalogue-texts.ts';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  category: string | undefined;
  /** How many products the filters leave; unknown while they are counted. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The filters over a list that they would push out of sight. In a file of its own because wide screens never need it. */
export default function FilterSheet({ category, total, onClose, children }: FilterSheetProps) {
  return (
    <Dialog title="Filters" className={styles.sheet} onClose={onClose}>
      {children}
      <div className={styles.foot}>
        <Button variant="primary" wide onClick={onClose}>
          {total === undefined ? 'Show' : `Show ${countText(category, total)}`}
        </Button>
      </div>
    </Dialog>
  );
}
