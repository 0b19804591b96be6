import text from '../../../../ui/text/text.module.css';
import type { ClassRow } from '../class-rows.ts';

/** Why somebody needs the teacher, and where to look. */
export function NeedText({ row: { need, failed, next } }: { row: ClassRow }) {
  if (need?.why === 'failed' && failed)
    return (
      <>
        <p>
          Stopped at the {failed.check}: <b>{failed.reading}</b>.
        </p>
        <p className={text.meta}>{failed.look}</p>
      </>
    );
  if (need?.why === 'failed') return <p>A check failed.</p>;
  if (need?.why === 'hand')
    return (
      <p>
        Raised a hand at <b>{next}</b>.
      </p>
    );
  if (need)
    return (
      <p>
        No tick at <b>{next}</b>.
      </p>
    );
  return null;
}
