import { difficultyOrDefault, type Difficulty } from '#domain/catalogue/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './difficulty-badge.module.css';

interface DifficultyBadgeProps {
  difficulty: string;
  /** Without its own ground, for a place that has one. The place may set --pads-gap. */
  plain?: boolean;
  /** A frame instead of a ground, to stand in a row of tags. */
  outlined?: boolean;
  className?: string | undefined;
}

const levels: Readonly<Record<Difficulty, string | undefined>> = {
  Beginner: undefined,
  Intermediate: styles.intermediate,
  Advanced: styles.advanced,
};

/** One, two or three soldered pads and the word. An unknown difficulty keeps its word in the Intermediate style. */
export function DifficultyBadge({ difficulty, plain = false, outlined = false, className }: DifficultyBadgeProps) {
  const looks = [levels[difficultyOrDefault(difficulty)], plain && styles.plain, outlined && styles.outlined];
  return <span className={classNames(styles.difficulty, ...looks, className)}>{difficulty}</span>;
}
