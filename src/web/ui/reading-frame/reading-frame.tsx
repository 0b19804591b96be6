import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Prose } from '../prose/prose.tsx';
import { ContentsList, type ContentsListProps } from './contents-list.tsx';
import text from '../text/text.module.css';
import styles from './reading-frame.module.css';

interface ReadingFrameProps {
  head: ReactNode;
  contents: ContentsListProps;
  /** Links in the text are plain; whoever knows the router follows them. */
  onClick: MouseEventHandler;
  children: ReactNode;
}

/** A long text: its head, its contents at the left, and the text in the middle of the page, with a margin at the right. */
export function ReadingFrame({ head, contents, onClick, children }: ReadingFrameProps) {
  return (
    <article className={classNames(styles.article, text.wrap)}>
      <div className={styles.head}>{head}</div>
      <div className={styles.contents}>
        <ContentsList {...contents} />
      </div>
      <Prose className={styles.text} onClick={onClick}>
        {children}
      </Prose>
    </article>
  );
}
