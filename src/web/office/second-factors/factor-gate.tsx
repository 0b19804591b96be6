import type { ReactNode } from 'react';
import { useMe } from '../ui/me/me.queries.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { SecondFactorsScreen } from './second-factors-screen.tsx';

/** Who must still set up a second factor sees that, wherever in the office they are. */
export function FactorGate({ children }: { children: ReactNode }) {
  if (useMe()?.lacksFactor !== true) return children;
  return (
    <>
      <PageHead title="Security" />
      <Notice heading="One thing before you start">
        Everybody who works here shows a second factor when signing in. Set yours up, and the office opens.
      </Notice>
      <SecondFactorsScreen />
    </>
  );
}
