import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Head } from '../../shell/head.tsx';
import { toast } from '../../toast/toast-store.ts';
import text from '../../ui/text/text.module.css';
import { WorkbenchPage } from '../frame/workbench-page.tsx';
import { ListBar } from './list-bar.tsx';
import { isSafe } from './list-draft.ts';
import { ListInput } from './list-input.tsx';
import type { PastedList } from './list-link.ts';
import { ListMatches } from './list-matches.tsx';
import { useMyLists } from './my-lists.ts';
import { MyProjects } from './my-projects.tsx';
import { usePastedList } from './use-pasted-list.ts';
import styles from './paste-screen.module.css';

const description =
  'Paste or drop any bill of materials: KiCad, Tayda, Mouser, or lines such as R1 4k7. We match it with our parts, ask where two fit, and name what we don’t have.';

export default function PasteScreen() {
  const myLists = useMyLists();
  const { pasted, change, takeTyped, matched, failed, retry } = usePastedList(myLists);
  const open = (project: PastedList): void => {
    change(project);
    if (
      myLists &&
      isSafe(
        pasted,
        myLists.list.map((each) => each.pasted),
      )
    )
      return;
    toast({
      title: `${project.name} opened`,
      description: 'The list that lay here wasn’t kept.',
      action: { label: 'Undo', altText: 'Bring back the list that lay here', run: () => change(pasted) },
    });
  };
  return (
    <WorkbenchPage>
      <Head title="Paste a Bill" description={description} path={paths.bench('paste')} />
      <h1>Paste a bill</h1>
      <p className={text.lead}>KiCad, Tayda, Mouser, or the back of an envelope.</p>
      <p className={text.meta}>
        For a board of ours there’s nothing to paste: <AppLink href={paths.bench()}>choose it on the bench</AppLink>,
        and see under Parts what you have and what’s missing.
      </p>
      <div className={styles.columns}>
        <div>
          <ListInput
            text={pasted.text}
            lines={matched ? new Set(matched.entries.map(({ entry }) => entry.line)).size : null}
            onChange={(next) => change({ text: next })}
            onTyped={takeTyped}
          />
          {myLists && <MyProjects myLists={myLists} onOpen={open} />}
        </div>
        <div>
          <ListMatches pasted={pasted} matched={matched} failed={failed} onRetry={retry} onChange={change} />
          {myLists && matched && matched.entries.length > 0 && (
            <ListBar pasted={pasted} myLists={myLists} matched={matched} onChange={change} />
          )}
        </div>
      </div>
    </WorkbenchPage>
  );
}
