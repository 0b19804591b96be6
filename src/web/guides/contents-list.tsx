import { classNames } from '../ui/class-names.ts';
import { useActiveSection } from './use-active-section.ts';

interface ContentsListProps {
  title: string;
  sections: readonly { readonly id: string; readonly heading: string; readonly start?: string }[];
}

/** The sections on one wire, with a pad for each. What has been read is soldered; without a script none is. */
export function ContentsList({ title, sections }: ContentsListProps) {
  const current = useActiveSection(sections.map(({ id }) => id));
  const reached = sections.findIndex(({ id }) => id === current);
  return (
    <nav className="contents" aria-label={title}>
      <p className="contents-title">{title}</p>
      <ol>
        {sections.map(({ id, heading, start }, place) => (
          <li key={id} className={classNames(place <= reached && 'contents-read')}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {start && <span className="contents-time">{start}</span>}
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
