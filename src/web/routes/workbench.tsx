import { useEffect, useState } from 'react';
import { workbenchScreens } from '../workbench/workbench-screens.ts';
import { findScreen, type Loaded, type LoadInput, type ScreenMatch } from '../shell/screen.ts';
import { notFoundScreen } from './not-found-screen.ts';

interface Params {
  /** What stands behind /bench. */
  readonly '*'?: string;
}

const screens = [...workbenchScreens, notFoundScreen];

const matchOf = (params: Params): ScreenMatch => findScreen(screens, `/bench/${params['*'] ?? ''}`);

export function load({ params, ...input }: LoadInput<Params>): Promise<Loaded> {
  const match = matchOf(params);
  return match.screen.load({ ...input, params: match.params });
}

function WorkbenchScreen({ match }: { match: ScreenMatch }) {
  // Chosen once per visit, as the screens of the shop are.
  const [Component] = useState(match.screen.component);
  return <Component params={match.params} />;
}

/** All addresses of the bench: the code of each of its screens is fetched by those who open it. */
export default function WorkbenchRoute({ params }: { params: Params }) {
  const match = matchOf(params);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasLeft = false;
    // Of no use before the screen is there, and of none to most visitors.
    void import('../workbench/guided-build/report/watch-waiting.ts').then(
      ({ watchWaiting }) => {
        if (!hasLeft) stop = watchWaiting();
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, []);
  return <WorkbenchScreen key={match.screen.path} match={match} />;
}
