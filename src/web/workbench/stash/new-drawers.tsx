import type { ListedPart } from '#contracts/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import { kindNames } from './kind-names.ts';
import styles from './new-drawers.module.css';

const maxShown = 8;

interface NewDrawersProps {
  /** What fits and has no drawer yet. */
  parts: readonly ListedPart[];
  typed: string;
  onOpen: (part: ListedPart) => void;
}

/** What could get a drawer of its own. */
export function NewDrawers({ parts, typed, onOpen }: NewDrawersProps) {
  const shown = parts.slice(0, maxShown);
  return (
    <div className={styles.found}>
      <p className={classNames(text.meta, styles.said)} role="status">
        {shown.length === 0
          ? `No other part of ours goes by “${typed.trim()}”.`
          : `New drawer for ${parts.length > maxShown ? `the first ${maxShown} of ${parts.length}` : parts.length} found:`}
      </p>
      <ul>
        {shown.map((part) => (
          <li key={part.slug}>
            <button type="button" aria-label={`New drawer: ${part.name}`} onClick={() => onOpen(part)}>
              <img src={part.imageUrl} alt="" width={44} height={32} loading="lazy" />
              <b>{part.value}</b>
              <span className={text.meta}>{kindNames[part.kind]}</span>
              <Icon shape={plus} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
