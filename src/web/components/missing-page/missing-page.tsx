import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './missing-page.module.css';

interface MissingPageProps {
  picture: ReactNode;
  heading: string;
  lead: string;
  /** The ways on from here: links that look like buttons. */
  children: ReactNode;
}

/** What stands where something was looked for and is not. */
export function MissingPage({ picture, heading, lead, children }: MissingPageProps) {
  return (
    <div className={classNames(text.wrap, styles.missing)}>
      {picture}
      <h1>{heading}</h1>
      <p className={text.lead}>{lead}</p>
      <div className={classNames(text.actions, styles.actions)}>{children}</div>
    </div>
  );
}
