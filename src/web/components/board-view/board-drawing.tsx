import { memo } from 'react';
import type { WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Selection, selectedNet, selectedRef } from './selection.ts';
import { dots, isTarget, padsOf, type Side } from './board-places.ts';
import { HitAreas } from './hit-areas.tsx';
import { boardMargin } from './pan-zoom.ts';
import styles from './board-drawing.module.css';

/** Markup of the shop's own build: it holds no script and nothing that anyone has typed. */
const Drawn = memo(function Drawn({ markup }: { markup: string }) {
  // oxlint-disable-next-line react/no-danger
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
});

const standing = ({ place }: WorkbenchPart): string =>
  place ? `translate(${place.at.join(' ')})${place.turn ? ` rotate(${place.turn})` : ''}` : '';

/** A chip hides its socket. */
const visibleParts = ({ parts, art }: WorkbenchSheet, placed: ReadonlySet<string> | undefined): WorkbenchPart[] =>
  parts.filter(({ ref }) => {
    if (art.parts[ref] === undefined || (placed && !placed.has(ref))) return false;
    const chip = ref.replace(/^XS-/, '');
    return chip === ref || (placed !== undefined && !placed.has(chip));
  });

const PartsSide = memo(function PartsSide({
  sheet,
  placed,
}: {
  sheet: WorkbenchSheet;
  placed: ReadonlySet<string> | undefined;
}) {
  const { art } = sheet;
  return (
    <>
      <Drawn markup={art.top} />
      {visibleParts(sheet, placed).map(({ ref }) => (
        <Drawn key={ref} markup={art.parts[ref]!} />
      ))}
    </>
  );
});

const SolderSide = memo(function SolderSide({
  sheet,
  placed,
}: {
  sheet: WorkbenchSheet;
  placed: ReadonlySet<string> | undefined;
}) {
  const { art } = sheet;
  return (
    <>
      <Drawn markup={art.bottom} />
      {sheet.parts.filter(isTarget).map((part) => (
        <path key={part.ref} className={styles.ghost} d={part.place!.outline} transform={standing(part)} />
      ))}
      {visibleParts(sheet, placed).flatMap(({ ref, pins, place }) =>
        pins.map(({ pin, at }) =>
          at ? (
            <circle key={`${ref}.${pin}`} cx={at[0]} cy={at[1]} r={place!.padRadius - 0.08} fill={art.joint} />
          ) : null,
        ),
      )}
    </>
  );
});

const Xray = memo(function Xray({ sheet, side }: { sheet: WorkbenchSheet; side: Side }) {
  const { board, nets, parts, wires } = sheet;
  const copper = (of: Side): string => nets.map((net) => net[of]).join('');
  const pads = dots([
    ...parts.flatMap(({ pins }) => pins.flatMap(({ at }) => (at ? [at] : []))),
    ...wires.map(({ at }) => at),
  ]);
  const vias = dots(nets.flatMap((net) => net.vias));
  const far = copper(side === 'top' ? 'bottom' : 'top');
  return (
    <g className={styles.xray}>
      <path className={styles.edge} d={board.edge} />
      {parts.filter(isTarget).map((part) => (
        <path key={part.ref} className={styles.outline} d={part.place!.outline} transform={standing(part)} />
      ))}
      <path className={styles.far} d={far} />
      <path className={styles.farCore} d={far} />
      <path className={styles.near} d={copper(side)} />
      <path className={styles.via} d={vias} />
      <path className={styles.pad} d={pads} />
      <path className={styles.hole} d={pads} />
    </g>
  );
});

/** A net in marigold: the near side solid, the far side dotted, its pads as rings. Ground is poured over the whole board. */
function SelectedNet({ sheet, net, side }: { sheet: WorkbenchSheet; net: string; side: Side }) {
  const found = sheet.nets.find(({ name }) => name === net);
  if (!found) return null;
  const far = side === 'top' ? 'bottom' : 'top';
  const pads = dots([...padsOf(sheet, net), ...found.vias]);
  return (
    <g className={styles.net}>
      {net === 'GND' && <path className={styles.pour} d={sheet.board.edge} />}
      <path className={styles.case} d={found[far] + found[side]} />
      <path className={styles.farWire} d={found[far]} />
      <path className={styles.wire} d={found[side]} />
      <path className={styles.padCase} d={pads} />
      <path className={styles.padRing} d={pads} />
      <path className={styles.padHole} d={pads} />
    </g>
  );
}

function Ring({ part, look }: { part: WorkbenchPart | undefined; look: string | undefined }) {
  if (!part?.place) return null;
  const [x, y, width, height] = part.place.box;
  return <rect className={look} {...{ x, y, width, height }} rx={1} />;
}

/** Upright on both sides. */
const Names = ({ sheet, turned }: { sheet: WorkbenchSheet; turned: boolean }) => (
  <g className={styles.names}>
    {sheet.parts.filter(isTarget).map(({ ref, place }) => {
      const [x, y] = place!.at;
      return (
        <text key={ref} x={turned ? -x : x} y={y + 0.5} transform={turned ? 'scale(-1 1)' : undefined}>
          {ref}
        </text>
      );
    })}
  </g>
);

interface BoardDrawingProps {
  sheet: WorkbenchSheet;
  label: string;
  side: Side;
  xray: boolean;
  selection: Selection | null;
  placed: ReadonlySet<string> | undefined;
  targets: readonly string[];
  current: string | undefined;
  /** Legs can be touched one by one. */
  hasLegs?: boolean;
}

export function BoardDrawing({
  sheet,
  label,
  side,
  xray,
  selection,
  placed,
  targets,
  current,
  hasLegs = false,
}: BoardDrawingProps) {
  const { board, art, parts } = sheet;
  const turned = side === 'bottom';
  const part = (ref: string | null | undefined): WorkbenchPart | undefined => parts.find((each) => each.ref === ref);
  const chosen = part(selectedRef(selection));
  const net = selectedNet(selection);
  const viewBox = `${-boardMargin} ${-boardMargin} ${board.w + 2 * boardMargin} ${board.h + 2 * boardMargin}`;
  const isAbove = chosen && !turned && !xray && (!placed || placed.has(chosen.ref));
  return (
    <svg className={styles.drawing} viewBox={viewBox} role="img" aria-label={label}>
      <Drawn markup={art.defs} />
      <g transform={turned ? `translate(${board.w} 0) scale(-1 1)` : undefined}>
        {xray && <Xray sheet={sheet} side={side} />}
        {!xray && (turned ? <SolderSide {...{ sheet, placed }} /> : <PartsSide {...{ sheet, placed }} />)}
        {!xray && (
          <path className={classNames(styles.veil, selection && (net ? styles.deep : styles.soft))} d={board.edge} />
        )}
        {isAbove && <Drawn markup={art.parts[chosen.ref] ?? ''} />}
        {net && <SelectedNet {...{ sheet, net, side }} />}
        {chosen && (turned || xray) && (
          <path className={styles.legs} d={dots(chosen.pins.flatMap(({ at }) => (at ? [at] : [])))} />
        )}
        {targets
          .filter((ref) => ref !== current)
          .map((ref) => (
            <Ring key={ref} part={part(ref)} look={styles.target} />
          ))}
        <Ring part={part(current)} look={styles.current} />
        <Ring part={chosen} look={styles.ring} />
        {(turned || xray) && <Names {...{ sheet, turned }} />}
        <HitAreas sheet={sheet} copperFirst={turned || xray} hasLegs={hasLegs} />
      </g>
    </svg>
  );
}
