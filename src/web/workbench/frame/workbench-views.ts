import { bars } from '../../ui/icon/icon-shapes.ts';
import { board, iron, probe } from '../../components/board-view/workbench-icon-shapes.ts';

/** The ways to work on a board, in the order of the bar. */
interface BenchWay {
  /** The last part of the address; none for the board itself. */
  readonly way: 'build' | 'faults' | 'parts' | null;
  readonly label: string;
  /** On a square of 24. */
  readonly shape: string;
}

export const benchWays: readonly BenchWay[] = [
  { way: null, label: 'Board', shape: board },
  { way: 'build', label: 'Build', shape: iron },
  { way: 'faults', label: 'Fault finder', shape: probe },
  { way: 'parts', label: 'Parts', shape: bars },
];
