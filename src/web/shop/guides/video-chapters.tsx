import type { VideoChapter } from '#content/markdown-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { useActiveSection } from '../../ui/reading-frame/use-active-section.ts';
import styles from './video-chapters.module.css';

/** The chapters on one wire, with a pad for each: those read, the one here, those to come. */
export function VideoChapters({ chapters }: { chapters: readonly VideoChapter[] }) {
  const current = useActiveSection(chapters.map(({ id }) => id));
  const here = chapters.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.chapters} aria-label="Chapters">
      <ol>
        {chapters.map(({ id, heading, start }, place) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(place < here && styles.read)}
              aria-current={place === here ? 'location' : undefined}
            >
              <span className={styles.start}>{start}</span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
