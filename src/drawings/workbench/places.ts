import type { WorkbenchSheet } from './workbench-sheet.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import type { PlaceName } from '#electronics/diagnosis/inference/fault-text.ts';

/** 'Q1 collector' for 'Q1.C', as the bill calls it. */
export const placeName =
  ({ parts }: WorkbenchSheet): PlaceName =>
  (at) => {
    const dot = at.lastIndexOf('.');
    const ref = at.slice(0, dot);
    const pin = parts.find((part) => part.ref === ref)?.pins.find((each) => each.pin === at.slice(dot + 1));
    if (ref === 'JDC') return `DC socket ${pin?.name ?? ''}`.trim();
    return pin ? `${ref} ${pin.name}` : at;
  };

/** What a point is called: a leg by its name, copper by the joint that is easy to find. */
export const pointName = (sheet: WorkbenchSheet, { at, isLeg }: Pick<Point, 'at' | 'isLeg'>): string =>
  isLeg ? placeName(sheet)(at) : `the joint of ${placeName(sheet)(at)}`;

export const probeName = (sheet: WorkbenchSheet, { at }: Probe): string => `the joint of ${placeName(sheet)(at)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where exactly to touch. */
export function touchHint({ at, isLeg }: Point): string {
  if (at === 'JDC.+')
    return 'On the lug of the DC socket that the red wire leaves from. Everything else is counted from it.';
  return isLeg
    ? 'On the leg itself, not on the solder beside it.'
    : 'On the solder and copper of that joint, from the solder side.';
}
