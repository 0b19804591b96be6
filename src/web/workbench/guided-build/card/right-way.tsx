import type { WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import styles from './right-way.module.css';

const marginMm = 1.5;

/** The part on its place, seen from above. The definitions of the drawing are those of the board on the mat. */
function OnBoard({ sheet, part, turned }: { sheet: WorkbenchSheet; part: WorkbenchPart; turned: boolean }) {
  const { at, box } = part.place!;
  const [x, y, w, h] = box;
  // Wide enough that its neighbours show where one is.
  const width = Math.max(w, h * 1.5) + 2 * marginMm;
  const height = h + 2 * marginMm;
  const viewBox = `${x + w / 2 - width / 2} ${y - marginMm} ${width} ${height}`;
  return (
    <svg viewBox={viewBox} role="img" aria-label={`${part.ref} the ${turned ? 'wrong' : 'right'} way round`}>
      {/* oxlint-disable-next-line react/no-danger */}
      <g dangerouslySetInnerHTML={{ __html: sheet.art.top }} />
      <g
        transform={turned ? `rotate(180 ${at[0]} ${at[1]})` : undefined}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: sheet.art.parts[part.ref] ?? '' }}
      />
    </svg>
  );
}

/** For what must face the right way: both ways, and which is which. */
export function RightWay({ sheet, part }: { sheet: WorkbenchSheet; part: WorkbenchPart }) {
  if (!part.orientation || !part.place || sheet.art.parts[part.ref] === undefined) return null;
  return (
    <div className={styles.ways}>
      <figure>
        <OnBoard {...{ sheet, part }} turned={false} />
        <figcaption>
          <Lamp /> Right
        </figcaption>
      </figure>
      <figure className={styles.wrong}>
        <OnBoard {...{ sheet, part }} turned />
        <figcaption>
          <Lamp colour="red" /> Wrong: it fails
        </figcaption>
      </figure>
    </div>
  );
}
