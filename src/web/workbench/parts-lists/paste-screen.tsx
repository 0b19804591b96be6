import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Head } from '../../shell/head.tsx';
import { toast } from '../../toast/toast-store.ts';
import text from '../../ui/text/text.module.css';
import { BenchPage } from '../frame/workbench-page.tsx';
import { BillBar } from './list-bar.tsx';
import { isSafe } from './list-draft.ts';
import { BillInput } from './list-input.tsx';
import type { PastedBill } from './list-link.ts';
import { BillMatches } from './list-matches.tsx';
import { useMyBills } from './my-lists.ts';
import { MyProjects } from './my-projects.tsx';
import { usePastedBill } from './use-pasted-list.ts';
import styles from './paste-screen.module.css';

const description =
  'Paste or drop any bill of materials: KiCad, Tayda, Mouser, or lines such as R1 4k7. We match it with our parts, ask where two fit, and name what we don’t have.';

export default function PasteScreen() {
  const bills = useMyBills();
  const { bill, change, takeTyped, matched, failed, retry } = usePastedBill(bills);
  const open = (project: PastedBill): void => {
    change(project);
    if (
      bills &&
      isSafe(
        bill,
        bills.list.map((each) => each.bill),
      )
    )
      return;
    toast({
      title: `${project.name} opened`,
      description: 'The list that lay here wasn’t kept.',
      action: { label: 'Undo', altText: 'Bring back the list that lay here', run: () => change(bill) },
    });
  };
  return (
    <BenchPage>
      <Head title="Paste a Bill" description={description} path={paths.bench('paste')} />
      <h1>Paste a bill</h1>
      <p className={text.lead}>KiCad, Tayda, Mouser, or the back of an envelope.</p>
      <p className={text.meta}>
        For a board of ours there’s nothing to paste: <AppLink href={paths.bench()}>choose it on the bench</AppLink>,
        and see under Parts what you have and what’s missing.
      </p>
      <div className={styles.columns}>
        <div>
          <BillInput
            text={bill.text}
            lines={matched ? new Set(matched.entries.map(({ entry }) => entry.line)).size : null}
            onChange={(pasted) => change({ text: pasted })}
            onTyped={takeTyped}
          />
          {bills && <MyProjects bills={bills} onOpen={open} />}
        </div>
        <div>
          <BillMatches bill={bill} matched={matched} failed={failed} onRetry={retry} onChange={change} />
          {bills && matched && matched.entries.length > 0 && (
            <BillBar bill={bill} bills={bills} matched={matched} onChange={change} />
          )}
        </div>
      </div>
    </BenchPage>
  );
}
