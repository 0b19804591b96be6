import type { ReactNode } from 'react';
import { cross } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A look at something, or a short form, over the edge of the screen one stays on. */
export const SidePanel = ({ title, onClose, children }: SidePanelProps) => (
  <Dialog title={title} className={styles.panel} onClose={onClose}>
    <IconButton className={styles.close} label="Close" onClick={onClose}>
      <Icon shape={cross} />
    </IconButton>
    {children}
  </Dialog>
);
