import { useEffect, useRef } from 'react';
import { countSelected, type Selection } from './selection.ts';

/** The box that selects one row. */
export const RowBox = ({ selection, id, name }: { selection: Selection; id: string; name: string }) => (
  <input
    type="checkbox"
    aria-label={`Select ${name}`}
    checked={selection.has(id)}
    onChange={(event) => selection.set([id], event.target.checked)}
  />
);

/** The box that selects all that match, loaded or not. */
export function AllBox({ selection, total }: { selection: Selection; total: number }) {
  const box = useRef<HTMLInputElement>(null);
  const count = countSelected(selection.state, total);
  const isAll = count > 0 && count === total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all that match"
      checked={isAll}
      onChange={() => (count > 0 ? selection.clear() : selection.selectAll())}
    />
  );
}
