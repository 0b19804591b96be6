import { classNames } from '../class-names.ts';
import { useActiveSection } from './use-active-section.ts';
import styles from './contents-list.module.css';

export interface ContentsListProps {
  title: string;
  sections: readonly { readonly id: string; readonly heading: string; readonly start?: string }[];
}

/** The sections on one wire, with a pad for each. What has been read is soldered; without a script none is. */
export function ContentsList({ title, sections }: ContentsListProps) {
  const current = useActiveSection(sections.map(({ id }) => id));
  const reached = sections.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol>
        {sections.map(({ id, heading, start }, place) => (
          <li key={id} className={classNames(place <= reached && styles.read)}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {start && <span className={styles.time}>{start}</span>}
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
