import { useQuery } from '@tanstack/react-query';
import type { OpenedBag } from '#contracts/unboxing.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { BoughtBag, BuildState } from '#domain/workbench/builds/build-state.ts';
import { unboxedMark } from '#domain/workbench/unboxing/unboxed.ts';
import { KitFill } from '../../../components/flat-lay/kit-fill.tsx';
import { boxesOf } from '../../../components/flat-lay/flat-lay-areas.ts';
import { useGuestToken } from '../../../session/guest-token.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import { useOnline } from '../../offline/use-online.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { StepCard } from '../card/step-card.tsx';
import { BagRowView } from './bag-row-view.tsx';
import { bagGroups, claimOf, foundOf, settingFound, type BagGroup, type BagRow } from './bag-rows.ts';
import { askedOf, bagQuery } from './bag.queries.ts';
import { ParcelLine } from './parcel-line.tsx';
import styles from './unboxing-stage.module.css';

export interface UnboxingStageProps {
  sheet: WorkbenchSheet;
  kit: OpenedKit;
  owner: Owner;
  bag: BoughtBag;
  buildId: string;
  state: BuildState;
  actions: BuildActions;
  isLeftHand: boolean;
  onDone: () => void;
}

const boardOf = ({ product: { gallery } }: OpenedKit): string | null =>
  gallery.find(({ label }) => label === 'The board')?.imageUrl ?? null;

/** The kit as it was laid out for its picture: what was found is there. */
function FoundParts({ kit, rows, state }: { kit: OpenedKit; rows: readonly BagRow[]; state: BuildState }) {
  const lay = kit.contents.flatLay;
  if (!lay) return <div className={styles.mat} />;
  const filled = rows.flatMap((row) => boxesOf(lay, row.name).slice(0, foundOf(row, state)));
  const [found, all] = [rows.filter((row) => foundOf(row, state) === row.marks.length).length, rows.length];
  return (
    <div className={styles.mat}>
      <KitFill
        lay={lay}
        filled={filled}
        alt={`The parts of the ${kit.product.name}, laid out: ${found} of ${all} kinds found`}
        className={styles.lay}
      />
    </div>
  );
}

interface GroupProps extends Pick<UnboxingStageProps, 'bag' | 'buildId' | 'state' | 'actions'> {
  group: BagGroup;
  opened: OpenedBag | undefined;
  isOnline: boolean;
}

function Group({ group: { title, rows }, opened, state, actions, ...rest }: GroupProps) {
  const marks = rows.flatMap((row) => row.marks);
  const isWhole = rows.every((row) => foundOf(row, state) === row.marks.length);
  const count = (row: BagRow, to: number): void => {
    const { tick, untick } = settingFound(row, state, to);
    if (tick.length > 0) actions.tick(...tick);
    if (untick.length > 0) actions.untick(...untick);
  };
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {rows.length > 1 && (
          <Button
            small
            aria-label={`${isWhole ? 'Clear' : 'All here'}: ${title}`}
            onClick={() => (isWhole ? actions.untick(...marks) : actions.tick(...marks))}
          >
            {isWhole ? 'Clear' : 'All here'}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <BagRowView
            key={row.name}
            {...{ row, ...rest }}
            found={foundOf(row, state)}
            claims={opened?.claims ?? []}
            isOnlyKit={opened?.quantity === 1}
            onCount={(to) => count(row, to)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What the key says: how many pieces are still open, and never that one may not go on. */
const keyText = (open: number): string => (open === 0 ? 'Start building' : `Start, ${open} not found`);

/** The first stage of a build that was bought: is everything there? */
export function UnboxingStage(props: UnboxingStageProps) {
  const { sheet, kit, owner, bag, buildId, state, actions, isLeftHand, onDone } = props;
  const isOnline = useOnline();
  const token = useGuestToken('order', bag.orderId);
  const { data: opened } = useQuery({ ...bagQuery(askedOf(bag), token ?? null), enabled: token !== undefined });
  const groups = bagGroups(sheet, kit.contents.lines, boardOf(kit));
  const rows = groups.flatMap((group) => group.rows);
  const pieces = rows.reduce((sum, { marks }) => sum + marks.length, 0);
  const found = rows.reduce((sum, row) => sum + foundOf(row, state), 0);
  const open = rows
    .filter((row) => !claimOf(row, opened?.claims ?? []))
    .reduce((sum, row) => sum + row.marks.length - foundOf(row, state), 0);
  return (
    <>
      <FoundParts {...{ kit, rows, state }} />
      <StepCard
        label="Check"
        number="Before you start"
        kind={`${found} of ${pieces} pieces`}
        title="Is everything there?"
        words={keyText(open)}
        isLeftHand={isLeftHand}
        onBack={undefined}
        onNext={() => {
          actions.tick(unboxedMark);
          onDone();
        }}
      >
        <ParcelLine {...{ owner, bag, opened }} token={token ?? null} />
        {groups.map((group) => (
          <Group key={group.title} {...{ group, opened, bag, buildId, state, actions, isOnline }} />
        ))}
      </StepCard>
    </>
  );
}
