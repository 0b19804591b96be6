import { useId } from 'react';
import type { PartUses } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { chevronDown } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './used-in.module.css';

type Use = PartUses['usedIn'][number];

const shownAtOnce = 8;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ slug, name, imageUrl, pieces }) => (
        <li key={slug}>
          <AppLink href={paths.product(slug)}>
            <Stage fit className={styles.picture}>
              <img src={imageUrl} alt="" width={48} height={48} loading="lazy" />
            </Stage>
            <span>
              {name} <span className={text.meta}>{counted(pieces, 'piece')}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The kits at once as far as there is room, and the rest of them and the boards when asked for. */
export function UsedIn({ usedIn }: { usedIn: readonly Use[] }) {
  const titleId = useId();
  const kits = usedIn.filter(({ category }) => category === 'kit');
  const boards = usedIn.filter(({ category }) => category === 'pcb');
  if (usedIn.length === 0) return null;
  const more = [...kits.slice(shownAtOnce), ...boards];
  const words = [kits.length > 0 && counted(kits.length, 'kit'), boards.length > 0 && counted(boards.length, 'board')];
  const rest = [
    kits.length > shownAtOnce && `${kits.length - shownAtOnce} more kits`,
    boards.length > 0 && counted(boards.length, 'board'),
  ];
  return (
    <section className={styles.usedIn} aria-labelledby={titleId}>
      <h2 id={titleId}>Used in {words.filter(Boolean).join(' and ')}</h2>
      <UseList uses={kits.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            Show {rest.filter(Boolean).join(' and ')}
            <Icon shape={chevronDown} />
          </summary>
          <UseList uses={more} />
        </details>
      )}
    </section>
  );
}
