import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './slot-button.module.css';

/** Small on a desk, where it comes with the pointer; larger where fingers are. */
export const SlotButton = ({ shape, ...rest }: ComponentProps<typeof IconButton> & { shape: string }) => (
  <IconButton className={styles.button} {...rest}>
    <Icon shape={shape} />
  </IconButton>
);
