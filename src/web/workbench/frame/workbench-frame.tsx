import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { paths } from '#domain/paths/paths.ts';
import { Head } from '../../shell/head.tsx';
import { classNames } from '../../ui/class-names.ts';
import { sheetQuery } from '../../components/board-view/board-sheet.queries.ts';
import { type OpenedKit, useWorkbenchKit } from './workbench-kit.queries.ts';
import { WorkbenchBar } from './workbench-bar.tsx';
import { WorkbenchLoading } from './workbench-loading.tsx';
import { WorkbenchNotFound } from './workbench-not-found.tsx';
import styles from './workbench-frame.module.css';

interface WorkbenchFrameProps {
  slug: string;
  view: 'build' | 'faults' | 'help' | null;
  title: (name: string) => string;
  description: (name: string) => string;
  /** At the end of the bar. */
  end?: ReactNode;
  /** Once the sheet is there. */
  children: (sheet: WorkbenchSheet, kit: OpenedKit) => ReactNode;
}

const failure = 'The board didn’t load. Check your connection, then try again.';

function Opened({
  kit,
  view,
  title,
  description,
  end,
  children,
}: Omit<WorkbenchFrameProps, 'slug'> & { kit: OpenedKit }) {
  const { product, contents } = kit;
  const kitSlug = product.category === 'kit' ? product.slug : (product.pairSlug ?? product.slug);
  const { data: sheet, isError, refetch } = useQuery(sheetQuery(contents.bench.sheetUrl));
  return (
    <>
      <Head
        title={title(product.name)}
        description={description(product.name)}
        // What somebody asks is for nobody else to find.
        path={view === 'help' ? null : view ? paths.bench(kitSlug, view) : paths.bench(kitSlug)}
        image={product.socialImageUrl}
      />
      <WorkbenchBar slug={product.slug} name={product.name} current={view === 'help' ? 'faults' : view}>
        {end}
      </WorkbenchBar>
      {sheet ? (
        children(sheet, kit)
      ) : (
        <WorkbenchLoading failure={isError ? failure : undefined} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** What every screen of a kit on the bench has: its head, its bar, and the sheet that it works with. */
export function WorkbenchFrame({ slug, ...rest }: WorkbenchFrameProps) {
  const kit = useWorkbenchKit(slug);
  if (kit === null) return <WorkbenchNotFound />;
  return (
    <div className={classNames(styles.bench, rest.view === 'help' && styles.flows)}>
      {kit ? <Opened kit={kit} {...rest} /> : <WorkbenchLoading />}
    </div>
  );
}
