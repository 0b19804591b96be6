import type { CSSProperties, MouseEvent, PointerEvent } from 'react';
import type { FlatLay } from '#contracts/catalogue.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Stage } from '../../../ui/stage/stage.tsx';
import { boxesOf, firstOfEach, nameAt, type Box } from '../../../components/flat-lay/flat-lay-areas.ts';
import { quantityOf, spokenName, type IncludedRow } from './included-rows.ts';
import type { HighlightedNames } from './use-highlighted-names.ts';
import styles from './flat-lay-view.module.css';

interface FlatLayViewProps {
  lay: FlatLay;
  rows: ReadonlyMap<string, IncludedRow>;
  lights: HighlightedNames;
  alt: string;
}

type Area = FlatLay['areas'][number];

const placed = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${w}%`,
  height: `${h}%`,
});

/** 'Resistors on tape' for several, since a tape is one thing to press. */
function titleOf(area: Area, rows: FlatLayViewProps['rows']): string {
  const known = [...new Set(area.names)].flatMap((name) => rows.get(name) ?? []);
  const [first] = known;
  if (area.names.length === 1) return first ? spokenName(first) : area.names[0]!;
  return `${area.names.length}\u00a0× resistor on tape: ${known.map(({ name }) => name.replace('Resistor ', '')).join(', ')}`;
}

/** How far down a pointer is inside what it is over. */
function shareOf({ currentTarget, clientY }: MouseEvent): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return (clientY - top) / height;
}

function AreaButton({
  area,
  first,
  rows,
  lights,
}: { area: Area; first: boolean } & Pick<FlatLayViewProps, 'rows' | 'lights'>) {
  const isTape = area.names.length > 1;
  // A press of the keyboard has no place.
  const pressed = (event: MouseEvent): string => nameAt(area, event.detail === 0 ? 0 : shareOf(event));
  return (
    <button
      type="button"
      className={styles.area}
      style={placed(area)}
      {...(first
        ? { 'aria-label': titleOf(area, rows), 'aria-pressed': area.names.includes(lights.pinned ?? '') }
        : { tabIndex: -1, 'aria-hidden': true })}
      {...lights.handlersOf([...new Set(area.names)])}
      {...(isTape && {
        onPointerMove: (event: PointerEvent) =>
          event.pointerType === 'mouse' && lights.point([nameAt(area, shareOf(event))]),
      })}
      onClick={(event) => lights.press(pressed(event))}
    />
  );
}

/** Near the lower edge the name stands above what it names. */
const lowerEdge = 86;

function NameTag({ lay, row }: { lay: FlatLay; row: IncludedRow }) {
  const [box] = boxesOf(lay, row.name);
  if (!box) return null;
  const isAbove = box.y + box.h > lowerEdge;
  const style: CSSProperties & { '--at': string } = {
    '--at': `${box.x + box.w / 2}%`,
    ...(isAbove ? { bottom: `${100 - box.y + 2.5}%` } : { top: `${box.y + box.h + 2.5}%` }),
  };
  return (
    <>
      <span className={classNames(styles.arrow, isAbove && styles.down)} style={style} />
      <p className={styles.name} style={style} aria-hidden="true">
        <b>
          {quantityOf(row)} {row.name}
        </b>
        {row.note}
      </p>
    </>
  );
}

/** Everything in the box on squares of a centimetre. Each thing is a button that says its name. */
export function FlatLayView({ lay, rows, lights, alt }: FlatLayViewProps) {
  const firsts = firstOfEach(lay);
  const { lit } = lights;
  const named = lit.length === 1 ? rows.get(lit[0]!) : undefined;
  const size = { '--width-mm': lay.widthMm, '--height-mm': lay.heightMm } as CSSProperties;
  return (
    <div className={styles.scroller}>
      <div style={size}>
        <Stage grid className={styles.stage}>
          <img src={lay.imageUrl} alt={alt} width={800} height={752} loading="lazy" />
          {lay.areas.map((area) => (
            <AreaButton key={`${area.x} ${area.y}`} area={area} first={firsts.has(area)} rows={rows} lights={lights} />
          ))}
          {lit.flatMap((name) =>
            boxesOf(lay, name).map((box) => (
              <span key={`${box.x} ${box.y}`} className={styles.light} style={placed(box)} />
            )),
          )}
          {named && <NameTag lay={lay} row={named} />}
        </Stage>
      </div>
    </div>
  );
}
