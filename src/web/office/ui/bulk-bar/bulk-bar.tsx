import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { cross } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  readonly count: number;
  /** More about them: 'all to pack'. */
  readonly about?: string;
  readonly onClear: () => void;
  /** Buttons with the variant 'on-mat', and at most one primary. */
  readonly children: ReactNode;
}

/** What can be done with all that is selected. It floats at the foot and never covers the last row. */
export function BulkBar({ count, about, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div className={classNames(text.mat, styles.bar)} role="region" aria-label="With what is selected">
      <p className={styles.count} role="status">
        <b>{count.toLocaleString('en-IN')} selected</b>
        {about && `, ${about}`}
      </p>
      {children}
      <IconButton label="Select nothing" onClick={onClear}>
        <Icon shape={cross} />
      </IconButton>
    </div>
  );
}
