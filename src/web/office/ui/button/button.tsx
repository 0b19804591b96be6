import type { ComponentProps } from 'react';
import { buttonClass as shopButtonClass, type ButtonLook } from '../../../ui/button/button-class.ts';
import { Button as ShopButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './button.module.css';

type OfficeLook = Pick<ButtonLook, 'variant' | 'wide'>;

/** The classes of a button of the office, also for a link that looks like one. */
export const buttonClass = (look: OfficeLook = {}, className?: string): string =>
  shopButtonClass(look, classNames(styles.dense, className));

/** The shop's button, as high as a row of the office allows. One per view is primary: the next step. */
export const Button = ({ className, ...rest }: Omit<ComponentProps<typeof ShopButton>, 'small'>) => (
  <ShopButton className={classNames(styles.dense, className)} {...rest} />
);
