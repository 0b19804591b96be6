import type { Wire, WireEnd, Wiring } from '#electronics/wiring/wiring.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { inHeading } from '../../../builds/steps/wiring-text.ts';
import { endsNow, solderedEnd, type WireWork } from '../../../open-box/wire-work.ts';
import styles from './wire-ends.module.css';

const arrow = 'M4 12h16m-6-6 6 6-6 6';

const padHow = 'Pad: in from the side with the parts, soldered on the other';

interface WireEndsProps {
  wiring: Wiring;
  wire: Wire;
  work: WireWork;
}

/** From lug to lug in words; what is soldered now stands out. */
export function WireEnds({ wiring, wire, work }: WireEndsProps) {
  const now = endsNow(wiring, wire, work);
  const done = solderedEnd(wiring, wire, work);
  const how = (end: WireEnd): string => {
    if (end === done) return 'Already soldered';
    if (!now.includes(end)) return 'Later, in the box';
    return wiring.lugs[end.lug]?.mark ?? (end.lug.startsWith('PCB.') ? padHow : '');
  };
  const box = (end: WireEnd) => (
    <div className={classNames(styles.end, !now.includes(end) && styles.other)}>
      <b>{inHeading(end.name)}</b>
      <span>{inHeading(how(end))}</span>
    </div>
  );
  return (
    <div className={styles.ends}>
      {box(wire.from)}
      <Icon shape={arrow} />
      {box(wire.to)}
    </div>
  );
}
