import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { paths } from '#domain/paths/paths.ts';
import { boxesOf } from '../../../components/flat-lay/flat-lay-areas.ts';
import { KitFill } from '../../../components/flat-lay/kit-fill.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import text from '../../../ui/text/text.module.css';
import { OrderPanel } from '../order-panel.tsx';
import type { BoughtKit } from './bought-kit.ts';
import { filledShare, kitWords } from './kit-share.ts';
import styles from './kit-panel.module.css';

interface KitPanelProps {
  order: Order;
  kit: BoughtKit;
}

/** The kit laid out, as far as its parcel has come, and where to look around until it is there. */
export function KitPanel({ order, kit }: KitPanelProps) {
  const { data: contents } = useQuery(contentsQuery(kit.slug));
  // It is drawn in the browser alone, so its clock is that of whoever reads it.
  const [now] = useState(() => Date.now());
  const lay = contents?.flatLay;
  if (!lay) return null;
  const share = filledShare(order, now);
  const boxes = [...new Set(lay.areas.flatMap(({ names }) => names))].flatMap((name) => boxesOf(lay, name));
  const filled = boxes.slice(0, Math.round(boxes.length * share));
  return (
    <OrderPanel id="order-kit" title={`Your ${kit.name}`}>
      <KitFill
        lay={lay}
        filled={filled}
        alt={`The parts of the ${kit.name}, laid out to scale: ${filled.length} of ${boxes.length} are drawn in so far.`}
      />
      <p className={text.meta}>{kitWords(order)}</p>
      <p className={styles.ways}>
        <AppLink href={paths.bench(kit.slug)}>See its board</AppLink>
        <AppLink href={paths.product(kit.slug)}>Hear it and read about it</AppLink>
      </p>
    </OrderPanel>
  );
}
