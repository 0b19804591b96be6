import { useState } from 'react';
import type { OpenedBag } from '#contracts/unboxing.ts';
import { paths } from '#domain/paths/paths.ts';
import type { BoughtBag } from '#domain/workbench/builds/build-state.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { minus, plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { claimedPieces, claimOf, claimText, isClaimOpen, type BagRow } from './bag-rows.ts';
import styles from './bag-row-view.module.css';

const check = 'M5 12.500 10 17.500 19.500 7';

const problems = { missing: 'Missing', broken: 'Broken', wrong: 'Wrong part' } as const;

interface ProblemsProps {
  row: BagRow;
  found: number;
  bag: BoughtBag;
  buildId: string;
  isOnline: boolean;
}

/** The claim's form comes filled in, and knows the way back. */
function Problems({ row, found, bag, buildId, isOnline }: ProblemsProps) {
  const hrefOf = (problem: string): string => {
    const pieces = String(claimedPieces(row, found, problem));
    const query = new URLSearchParams({ item: bag.itemId, part: row.name, pieces, problem, build: buildId });
    return `${paths.orderClaim(bag.orderId)}?${query}`;
  };
  if (!isOnline) return <p className={styles.problems}>You can tell us once you have a network again.</p>;
  return (
    <p className={styles.problems}>
      {Object.entries(problems).map(([problem, text]) => (
        <AppLink key={problem} href={hrefOf(problem)} aria-label={`${text}: ${row.name}`}>
          {text}
        </AppLink>
      ))}
    </p>
  );
}

interface CountProps {
  name: string;
  found: number;
  most: number;
  onCount: (count: number) => void;
}

const Count = ({ name, found, most, onCount }: CountProps) => (
  <div className={styles.count} role="group" aria-label={`How many of ${name}`}>
    <button type="button" aria-label={`One less: ${name}`} disabled={found === 0} onClick={() => onCount(found - 1)}>
      <Icon shape={minus} />
    </button>
    <span>
      {found} of {most}
    </span>
    <button type="button" aria-label={`One more: ${name}`} disabled={found === most} onClick={() => onCount(found + 1)}>
      <Icon shape={plus} />
    </button>
  </div>
);

interface BagRowViewProps extends ProblemsProps {
  claims: OpenedBag['claims'];
  /** Of several kits each may lack the same part. */
  isOnlyKit: boolean;
  onCount: (count: number) => void;
}

/** One line of the bag: a tick, or a count; and what to do when it is not right. */
export function BagRowView({ claims, isOnlyKit, onCount, ...props }: BagRowViewProps) {
  const { row, found } = props;
  const [isAsked, setAsked] = useState(false);
  const most = row.marks.length;
  const claim = claimOf(row, claims);
  const mayClaim = !claim || !isOnlyKit || !isClaimOpen(claim);
  return (
    <li className={classNames(styles.row, found === most && styles.found)}>
      <label className={styles.tick}>
        <input type="checkbox" checked={found === most} onChange={() => onCount(found === most ? 0 : most)} />
        <span className={styles.box} aria-hidden="true">
          <Icon shape={check} />
        </span>
        <Stage className={styles.picture} fit>
          {row.imageUrl && <img src={row.imageUrl} alt="" width={44} height={44} loading="lazy" />}
        </Stage>
        <span className={styles.words}>
          <b>{`${most}\u00A0× ${row.name}`}</b>
          {row.note && <span>{row.note}</span>}
        </span>
      </label>
      {mayClaim && (
        <button
          type="button"
          className={styles.ask}
          aria-label={`Not right? ${row.name}`}
          aria-expanded={isAsked}
          onClick={() => setAsked(!isAsked)}
        >
          Not right?
        </button>
      )}
      {most > 1 && <Count name={row.name} {...{ found, most, onCount }} />}
      {claim && (
        <p className={styles.claim}>
          <Lamp colour={isClaimOpen(claim) ? 'amber' : 'green'} />
          <AppLink href={paths.orderClaim(props.bag.orderId)}>{claimText(claim)}</AppLink>
        </p>
      )}
      {mayClaim && isAsked && <Problems {...props} />}
    </li>
  );
}
