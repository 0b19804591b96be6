import guideIndex from 'virtual:guide-index';
import type { Guide, ReferencePage } from '#content/markdown-page.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { neighboursOf } from './neighbours.ts';
import text from '../../../ui/text/text.module.css';
import styles from './more-guides.module.css';

/** Where to go on: the guide before this one and the one after it. */
export function MoreGuides({ page }: { page: Guide | ReferencePage }) {
  const { previous, next } = neighboursOf(page, guideIndex);
  const label = classNames(text.meta, styles.label);
  return (
    <nav className={styles.onwards} aria-label="More guides">
      {previous && (
        <AppLink href={paths.guide(previous.id)}>
          <span className={label}>Before this</span>
          {previous.title}
        </AppLink>
      )}
      {next && (
        <AppLink href={paths.guide(next.id)} className={styles.next}>
          <span className={label}>Read next</span>
          {next.title}
        </AppLink>
      )}
    </nav>
  );
}
