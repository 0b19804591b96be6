import { memo } from 'react';
import type { WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Selection } from './selection.ts';
import { isTarget } from './board-places.ts';
import styles from './hit-areas.module.css';

/** What a tap has hit. */
export function pickedAt(target: EventTarget): Selection | null {
  const hit = target instanceof Element ? target.closest<SVGElement>('[data-ref],[data-net]') : null;
  if (hit?.dataset['ref']) return { ref: hit.dataset['ref'] };
  return hit?.dataset['net'] ? { net: hit.dataset['net'] } : null;
}

/** Each leg by itself, where it goes through its pad. */
const Legs = ({ part: { pins, place } }: { part: WorkbenchPart }) =>
  pins.map(({ pin, net, at }) =>
    at && net ? <circle key={pin} data-net={net} cx={at[0]} cy={at[1]} r={place!.padRadius} /> : null,
  );

interface HitAreasProps {
  sheet: WorkbenchSheet;
  copperFirst: boolean;
  /** A leg is its net, and not its part. */
  hasLegs: boolean;
}

/** What a finger can hit, unseen: parts over copper where one sees parts, copper over parts where one sees copper. */
export const HitAreas = memo(function HitAreas({ sheet, copperFirst, hasLegs }: HitAreasProps) {
  const copper = (
    <g key="copper" className={styles.copper}>
      {sheet.nets
        .filter(({ top, bottom }) => top || bottom)
        .map(({ name, top, bottom }) => (
          <path key={name} data-net={name} d={top + bottom} />
        ))}
    </g>
  );
  const parts = (
    <g key="parts" className={styles.parts}>
      {sheet.parts.filter(isTarget).map(({ ref, place }) => {
        const [x, y, width, height] = place!.box;
        return <rect key={ref} data-ref={ref} {...{ x, y, width, height }} />;
      })}
    </g>
  );
  return (
    <>
      {copperFirst ? [parts, copper] : [copper, parts]}
      <g className={styles.parts}>
        {sheet.wires.map(({ label, net, at: [cx, cy] }) => (
          <circle key={label} data-net={net} {...{ cx, cy }} r={2} />
        ))}
        {hasLegs && sheet.parts.filter(isTarget).map((part) => <Legs key={part.ref} part={part} />)}
      </g>
    </>
  );
});
