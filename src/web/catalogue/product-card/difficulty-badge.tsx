import { difficulties, difficultyOrDefault } from '#domain/catalogue/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';

interface DifficultyBadgeProps {
  difficulty: string;
  /** Without its own ground, for a place that has one. */
  plain?: boolean;
}

/** One, two or three soldered pads and the word. An unknown difficulty keeps its word in the Intermediate style. */
export function DifficultyBadge({ difficulty, plain = false }: DifficultyBadgeProps) {
  const style = difficultyOrDefault(difficulty);
  const soldered = difficulties.indexOf(style);
  return (
    <span className={classNames('difficulty', `difficulty-${style.toLowerCase()}`, plain && 'difficulty-plain')}>
      <span className="difficulty-pads" aria-hidden="true">
        {difficulties.map((each, pad) => (
          <i key={each} className={classNames(pad <= soldered && 'difficulty-pad-on')} />
        ))}
      </span>
      {difficulty}
    </span>
  );
}
