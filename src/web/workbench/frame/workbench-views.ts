import { bars } from '../../ui/icon/icon-shapes.ts';
import { board, iron, probe } from '../../components/board-view/workbench-icon-shapes.ts';

/** The ways to work on a board, in the order of the bar. */
interface WorkbenchView {
  /** The last part of the address; none for the board itself. */
  readonly view: 'build' | 'faults' | 'parts' | null;
  readonly label: string;
  /** On a square of 24. */
  readonly shape: string;
}

export const workbenchViews: readonly WorkbenchView[] = [
  { view: null, label: 'Board', shape: board },
  { view: 'build', label: 'Build', shape: iron },
  { view: 'faults', label: 'Fault finder', shape: probe },
  { view: 'parts', label: 'Parts', shape: bars },
];
