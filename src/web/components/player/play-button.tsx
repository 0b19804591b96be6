import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './play-button.module.css';

interface PlayButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  shape: string;
  /** The sign is a line and not a filled shape. */
  outlined?: boolean;
  children: string;
}

/** The one that starts and stops the sound. */
export const PlayButton = ({ shape, outlined = false, className, children, ...rest }: PlayButtonProps) => (
  <Button className={classNames(styles.go, outlined && styles.outlined, className)} {...rest}>
    <Icon shape={shape} />
    {children}
  </Button>
);
