import { Suspense, useState, type ReactNode } from 'react';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { isUnboxed } from '#domain/workbench/unboxing/unboxed.ts';
import type { SavedBuild } from '../builds/saved-build.ts';
import { WorkbenchLoading } from '../frame/workbench-loading.tsx';
import { BagSync, UnboxingStage } from './asides.tsx';
import type { UnboxingStageProps } from './unboxing/unboxing-stage.tsx';

interface Unpacking {
  readonly isNow: boolean;
  readonly done: () => void;
  /** Back to the bag; absent where nothing was bought. */
  readonly again: (() => void) | undefined;
}

/** What was bought is unpacked first; whoever has soldered something already has done so. */
export function useUnpacking(state: BuildState, placed: number): Unpacking {
  const isBought = state.bag !== undefined;
  const [isNow, setNow] = useState(isBought && !isUnboxed(state) && placed === 0);
  return { isNow: isBought && isNow, done: () => setNow(false), again: isBought ? () => setNow(true) : undefined };
}

interface BuildBagProps extends Pick<UnboxingStageProps, 'sheet' | 'kit' | 'owner' | 'actions' | 'isLeftHand'> {
  build: SavedBuild;
  unpacking: Unpacking;
  className: string;
  /** What stands there when the bag was looked through. */
  children: ReactNode;
}

/** The bag that a build is made of, if it was bought here: first to be looked through, then kept in step with the stash. */
export function BuildBag({ build, unpacking, className, children, ...stage }: BuildBagProps) {
  const { state } = build;
  const bag = state.bag?.value;
  return (
    <>
      {bag && (
        <Suspense fallback={null}>
          <BagSync owner={stage.owner} {...{ bag, build }} />
        </Suspense>
      )}
      {bag && unpacking.isNow ? (
        <div className={className}>
          <Suspense fallback={<WorkbenchLoading />}>
            <UnboxingStage {...stage} {...{ bag, state }} buildId={build.id} onDone={unpacking.done} />
          </Suspense>
        </div>
      ) : (
        children
      )}
    </>
  );
}
