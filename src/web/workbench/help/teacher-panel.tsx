import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { buildPath } from '../builds/build-text.ts';
import styles from './teacher-panel.module.css';

/** Pupils of a class ask whoever stands beside them; nothing of theirs is sent to the shop. */
export const TeacherPanel = ({ slug, buildId }: { slug: string; buildId: string }) => (
  <section className={styles.panel} aria-labelledby="ask-teacher">
    <h3 id="ask-teacher">Ask your teacher</h3>
    <p>
      You build this in a class. Raise your hand there: your teacher sees which check you’re at and what you measured.
    </p>
    <AppLink
      href={buildPath(paths.bench(slug, 'build'), buildId)}
      className={buttonClass({ variant: 'primary', wide: true })}
    >
      Back to your build
    </AppLink>
  </section>
);
