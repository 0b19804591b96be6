import { difficulties, difficultyOrDefault, type Difficulty } from '#domain/catalogue/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './difficulty-badge.module.css';

interface DifficultyBadgeProps {
  difficulty: string;
  /** Without its own ground, for a place that has one. The place may set --pads-gap. */
  plain?: boolean;
  /** A frame instead of a ground, to stand in a row of tags. */
  outlined?: boolean;
}

const levels: Readonly<Record<Difficulty, string | undefined>> = {
  Beginner: undefined,
  Intermediate: styles.intermediate,
  Advanced: styles.advanced,
};

/** One, two or three soldered pads and the word. An unknown difficulty keeps its word in the Intermediate style. */
export function DifficultyBadge({ difficulty, plain = false, outlined = false }: DifficultyBadgeProps) {
  const level = difficultyOrDefault(difficulty);
  const soldered = difficulties.indexOf(level);
  return (
    <span className={classNames(styles.difficulty, levels[level], plain && styles.plain, outlined && styles.outlined)}>
      <span className={styles.pads} aria-hidden="true">
        {difficulties.map((each, pad) => (
          <i key={each} className={classNames(pad <= soldered && styles.soldered)} />
        ))}
      </span>
      {difficulty}
    </span>
  );
}
