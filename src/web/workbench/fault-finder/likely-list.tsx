import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { isPolarised } from '#electronics/diagnosis/inference/check-text.ts';
import { distinguishingCheck } from '#electronics/diagnosis/inference/distinguishing-check.ts';
import type { RankedClass, RankedFault } from '#electronics/diagnosis/inference/ranking.ts';
import { faultText, type PlaceName, placeOfFault } from '#electronics/diagnosis/inference/fault-text.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Wire } from '#electronics/wiring/wiring.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Selection } from '../../components/board-view/selection.ts';
import { placeName } from '#drawings/workbench/places.ts';
import styles from './likely-list.module.css';

export const letters = ['A', 'B', 'C', 'D', 'E'] as const;

interface LikelyListProps {
  sheet: WorkbenchSheet;
  table: FaultTable;
  classes: readonly RankedClass[];
  onShow: (place: Selection) => void;
  onShowWires: (wires: readonly Wire[]) => void;
  onMended: (name: string) => void;
}

const mostMembers = 4;
const dots = 5;

/** Of all that it can be: two that are as likely have half of the dots each, and a long shot has none. */
function Dots({ probability }: { probability: number }) {
  const lit = Math.round(probability * dots);
  return (
    <span className={styles.dots} role="img" aria-label={`Likely: ${lit} of ${dots}`}>
      {Array.from({ length: dots }, (_, k) => (
        <i key={k} className={k < lit ? styles.lit : undefined} />
      ))}
    </span>
  );
}

/** A fault is at a part or, if a wire is missing, at a net; the supply is on no board. */
function placeOf({ parts, nets }: WorkbenchSheet, ref: string): Selection | null {
  if (parts.some((part) => part.ref === ref)) return { ref };
  return nets.some(({ name }) => name === ref) ? { net: ref } : null;
}

const mostNamed = 3;

/** 'R4 or Q1 collector'; of many, 'the others'. */
function restText(rest: readonly RankedFault[], place: PlaceName): string {
  const places = [...new Set(rest.map(({ fault }) => placeOfFault(fault, place)))];
  if (places.length > mostNamed) return 'the others';
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(places);
}

/** The likeliest classes: what it is, what reads alike, the check that tells them apart, and how to mend it. */
export function LikelyList({ sheet, table, classes, onShow, onShowWires, onMended }: LikelyListProps) {
  const place = placeName(sheet);
  return (
    <ol className={styles.list}>
      {classes.slice(0, letters.length).map(({ members, probability }, k) => {
        const [first] = members;
        const words = faultText(first!.fault, table, place);
        // Two ways to exchange two wires are called alike.
        const names = [...new Set(members.map(({ fault }) => faultText(fault, table, place).name))];
        const alike = names.slice(1, mostMembers);
        const more = names.length - mostMembers;
        const parting = distinguishingCheck(members);
        const { wires } = first!.fault;
        const onBoard = wires ? null : placeOf(sheet, first!.fault.ref);
        return (
          <li key={first!.number}>
            <details open={k === 0}>
              <summary>
                <span className={styles.letter}>{letters[k]}</span>
                <b>{words.name}</b>
                <Dots probability={probability} />
              </summary>
              <div className={styles.more}>
                {isPolarised(table, first!.fault.ref) && first!.fault.kind !== 'reversed' && (
                  <p>Look at {first!.fault.ref} before you heat it: its band, stripe or notch as the drawing shows?</p>
                )}
                <p>{words.mend}</p>
                {alike.length > 0 && (
                  <p>
                    Reads alike: {alike.join('; ')}
                    {more > 0 && `; and ${more} more`}.
                  </p>
                )}
                {parting ? (
                  <p>
                    <b>To tell them apart:</b> {faultText(parting.checked.fault, table, place).check} If that’s fine,
                    look at {restText(parting.rest, place)}.
                  </p>
                ) : (
                  <p>To be sure: {words.check}</p>
                )}
                <p className={styles.actions}>
                  {wires && (
                    <Button small onClick={() => onShowWires(wires)}>
                      Show in the box
                    </Button>
                  )}
                  {onBoard && (
                    <Button small onClick={() => onShow(onBoard)}>
                      Show on the board
                    </Button>
                  )}
                  <Button small variant="quiet" onClick={() => onMended(words.name)}>
                    That was it
                  </Button>
                </p>
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
