import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OpenedBag } from '#contracts/unboxing.ts';
import { paths } from '#domain/paths/paths.ts';
import { bagName } from '#domain/workbench/unboxing/bag.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { saveGuestToken, useGuestToken } from '../../../session/guest-token.ts';
import { signInPath } from '../../../session/return-path.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import panel from '../../../ui/panel/panel.module.css';
import type { MyBuilds } from '../../builds/my-builds.ts';
import { WorkbenchLoading } from '../../frame/workbench-loading.tsx';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import { bagQuery, begunOf, keepBuild, keepCount } from './bag.queries.ts';
import styles from './open-bag.module.css';

interface FrameProps {
  title: string;
  children: ReactNode;
}

const Frame = ({ title, children }: FrameProps) => (
  <div className={styles.frame}>
    <section className={panel.panel}>
      <h1>{title}</h1>
      {children}
    </section>
  </div>
);

/** Without its order a kit is built all the same: it may be a present. */
const BuildAnyway = ({ kit }: { kit: OpenedKit }) => (
  <AppLink href={paths.bench(kit.product.slug, 'build')} className={buttonClass()}>
    Build without the order
  </AppLink>
);

/** Somebody else's order, or nobody knows yet whose. */
function NotYours({ kit, isGuest }: { kit: OpenedKit; isGuest: boolean }) {
  return (
    <Frame title={`Your ${kit.product.name}`}>
      <p>
        {isGuest
          ? 'Sign in, or open your order with the link in our email. Then you can check the parts off, and tell us if one is missing.'
          : 'This order isn’t among yours. If you bought it as a guest, open it with the link in our email.'}
      </p>
      <p className={panel.actions}>
        {isGuest && (
          <AppLink
            href={signInPath(location.pathname + location.search)}
            className={buttonClass({ variant: 'primary' })}
          >
            Sign in
          </AppLink>
        )}
        <AppLink href={paths.trackOrder} className={buttonClass()}>
          Email me the link
        </AppLink>
        <BuildAnyway kit={kit} />
      </p>
    </Frame>
  );
}

const closedTexts: Readonly<Record<'packing' | 'returned' | 'cancelled', string>> = {
  packing: 'Your parcel hasn’t left yet. Once it’s on its way, this opens your build.',
  returned: 'This kit went back to us, so its parts aren’t in your stash.',
  cancelled: 'This order was cancelled, so its parts aren’t in your stash.',
};

/** There is no bag to open, and why. */
function Closed({ bag, kit }: { bag: OpenedBag; kit: OpenedKit }) {
  const text = closedTexts[bag.stage as keyof typeof closedTexts];
  return (
    <Frame title={`Order ${bag.number}`}>
      <p>{text}</p>
      <p className={panel.actions}>
        <AppLink href={paths.order(bag.orderId)} className={buttonClass({ variant: 'primary' })}>
          See your order
        </AppLink>
        <AppLink href={paths.bench(kit.product.slug)} className={buttonClass()}>
          Look at the board
        </AppLink>
      </p>
    </Frame>
  );
}

/** Several of one kit: each has a build of its own. */
function ChooseKit({ bag, onChoose }: { bag: OpenedBag; onChoose: (unit: number) => void }) {
  const units = Array.from({ length: bag.left }, (_, index) => index + 1);
  return (
    <Frame title="Which one do you build?">
      <p>
        You bought {bag.quantity} of {bag.name}. Each has a build of its own.
      </p>
      <ul className={styles.units}>
        {units.map((unit) => (
          <li key={unit}>
            <button type="button" className={buttonClass()} onClick={() => onChoose(unit)}>
              {bagName(bag.number, unit, bag.quantity)}
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

interface OpenBagProps {
  kit: OpenedKit;
  builds: MyBuilds;
}

/** What a slip or a mail leads to: it finds the build of what was bought, and goes there. */
export function OpenBag({ kit, builds: { owner } }: OpenBagProps) {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const [order, item, unit] = [
    query.get('order') ?? '',
    query.get('item') ?? '',
    Number(query.get('unit')) || undefined,
  ];
  const isHere = query.has('here');
  const token = useGuestToken('order', order);
  const asked = { order, item, unit, isHere };
  const { data: bag, error, refetch } = useQuery({ ...bagQuery(asked, token ?? null), enabled: token !== undefined });
  useEffect(() => {
    if (!bag) return;
    if (token) saveGuestToken('order', bag.orderId, token);
    keepCount(owner, bag, { begun: begunOf(owner, bag), isHere });
    if (bag.unit === null) return;
    const build = keepBuild(owner, bag, bag.unit);
    navigate(`${paths.bench(bag.kit, 'build')}?build=${build}`, { replace: true });
  }, [bag, token, owner, isHere, navigate]);
  if (bag && bag.unit === null && (bag.stage === 'here' || bag.stage === 'travelling'))
    return (
      <ChooseKit
        bag={bag}
        onChoose={(chosen) => navigate(`${location.pathname}?${query}&unit=${chosen}`, { replace: true })}
      />
    );
  if (bag && bag.unit === null) return <Closed bag={bag} kit={kit} />;
  if (hasCode(error, 'order-unknown', 'nothing-here', 'input-invalid'))
    return <NotYours kit={kit} isGuest={owner === 'guest'} />;
  if (error)
    return (
      <Frame title={`Your ${kit.product.name}`}>
        <p role="alert">{errorMessage(error)}</p>
        <p className={panel.actions}>
          <Button variant="primary" onClick={() => void refetch()}>
            Try again
          </Button>
          <BuildAnyway kit={kit} />
        </p>
      </Frame>
    );
  return <WorkbenchLoading />;
}
