import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { cartQuery } from '../../components/cart/cart.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Head } from '../../shell/head.tsx';
import type { LoadInput } from '../../shell/screen.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import { loadWorkbenchKit, useWorkbenchKit, type OpenedKit } from '../frame/workbench-kit.queries.ts';
import { planOrder, type OrderPlan, type BoardBom } from './order-plan.ts';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { usePartIndex } from '../part-matching/part-list.queries.ts';
import { WorkbenchBar } from '../frame/workbench-bar.tsx';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { WorkbenchNotFound } from '../frame/workbench-not-found.tsx';
import { useStash, type MyStash } from '../stash/my-stash.ts';
import { useBoardBoms } from './board-boms.ts';
import { OrderSum } from './order-sum.tsx';
import { BoardPicker } from './board-picker.tsx';
import { linesText } from './line-text.ts';
import { NeedTable } from './need-table.tsx';
import { PlainBom } from './plain-bom.tsx';
import { useWantedBoards } from './wanted-boards.ts';
import styles from './parts-screen.module.css';

interface Params {
  readonly slug: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadWorkbenchKit(queryClient, params.slug);

const none: ReadonlyMap<string, number> = new Map();
const noneReal: ReadonlySet<string> = new Set();

/** Pieces in the cart, by the slug of their part. */
function usePiecesInCart(index: PartIndex): ReadonlyMap<string, number> {
  const { data: lines = [] } = useQuery(cartQuery);
  return useMemo(
    () =>
      new Map(
        lines.flatMap(({ product, quantity }) => {
          const part = index.bySlug.get(product.slug);
          return part ? [[part.slug, quantity * part.packSize] as const] : [];
        }),
      ),
    [lines, index],
  );
}

function leadText(plan: OrderPlan): string {
  const lines = plan.boards.flatMap((board) => board.plan);
  const have = lines.filter(({ lack, standIn }) => lack === 0 && standIn === null).length;
  const standIns = lines.filter(({ standIn }) => standIn !== null).length;
  if (have === 0 && standIns === 0) return 'Nothing of it is in your stash or your cart yet.';
  const more = standIns > 0 ? `, and something you own can stand in for ${standIns} more` : '';
  return `You have ${have} of ${linesText(lines.length)}${more}.`;
}

const titleText = ({ purchases }: OrderPlan): string =>
  purchases.size === 0
    ? 'You have everything'
    : `${linesText(purchases.size)} ${purchases.size === 1 ? 'is' : 'are'} missing`;

interface PlannedProps {
  boms: readonly BoardBom[];
  /** True: every board is here, so that what is missing is known. */
  isWhole: boolean;
  index: PartIndex;
  stash: MyStash;
}

function Planned({ boms, isWhole, index, stash }: PlannedProps) {
  const [real, setReal] = useState(noneReal);
  const cart = usePiecesInCart(index);
  const plan = useMemo(
    () => planOrder({ boards: boms, index, stash: stash.counts, cart, real }),
    [boms, index, stash.counts, cart, real],
  );
  const fullPrice = useMemo(
    () => planOrder({ boards: boms, index, stash: none, cart, real: noneReal }).total,
    [boms, index, cart],
  );
  const onReal = (slug: string, isReal: boolean): void =>
    setReal((before) => new Set(isReal ? [...before, slug] : [...before].filter((each) => each !== slug)));
  return (
    <div className={styles.columns}>
      <div>
        {isWhole && <h2 className={styles.title}>{titleText(plan)}</h2>}
        <p className={classNames(text.lead, styles.lead)} role="status">
          {isWhole ? leadText(plan) : 'Not all boards are here yet.'}
        </p>
        <NeedTable {...{ plan, index, real, onReal }} stash={stash.counts} />
      </div>
      {isWhole && <OrderSum {...{ plan, fullPrice, stash }} />}
    </div>
  );
}

function Opened({ slug, kit }: { slug: string; kit: OpenedKit }) {
  const { boards, setBoards } = useWantedBoards(slug);
  const { boms, isWhole, failed } = useBoardBoms(boards);
  const stash = useStash();
  const parts = usePartIndex();
  const { product } = kit;
  const kitSlug = product.category === 'kit' ? product.slug : (product.pairSlug ?? product.slug);
  return (
    <>
      <Head
        title={`Parts of the ${product.name}`}
        description={`Every part of the ${product.name}: what it needs, what your stash has, and the cheapest packs for the rest.`}
        path={paths.bench(kitSlug, 'parts')}
        image={product.socialImageUrl}
      />
      <WorkbenchBar slug={product.slug} name={product.name} current="parts" />
      <div className={classNames(text.wrap, styles.page)}>
        <BoardPicker boards={boards} boms={boms} onChange={setBoards} />
        <p className={classNames(text.meta, styles.elsewhere)}>
          Building something else? <AppLink href={paths.bench('paste')}>Paste a bill</AppLink>. Count what you own in{' '}
          <AppLink href={paths.bench('stash')}>your stash</AppLink>.
        </p>
        {failed && <p role="alert">One of the boards didn’t load. Check its address, or take it out.</p>}
        {stash && parts.index ? (
          <Planned boms={boms} isWhole={isWhole} index={parts.index} stash={stash} />
        ) : (
          <PlainBom boms={boms} failed={parts.failed} onRetry={parts.retry} />
        )}
      </div>
    </>
  );
}

/** Have and need, for one board or several. */
export default function PartsScreen({ params: { slug } }: { params: Params }) {
  const kit = useWorkbenchKit(slug);
  if (kit === null) return <WorkbenchNotFound />;
  return kit ? <Opened slug={slug} kit={kit} /> : <WorkbenchLoading />;
}
