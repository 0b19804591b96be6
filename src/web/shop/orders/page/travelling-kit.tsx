import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { boughtKitOf } from './bought-kit.ts';

const KitPanel = lazy(async () => ({ default: (await import('./kit-panel.tsx')).KitPanel }));

/** How far before the panel comes into view its picture is fetched. */
const ahead = '200px';

/** The kit of an order that fills while its parcel travels. Nothing of it is fetched before it is nearly in view. */
export function TravellingKit({ order }: { order: Order }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const kit = boughtKitOf(order);
  const isShown = kit !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [isShown]);
  if (!kit) return null;
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <KitPanel order={order} kit={kit} />
        </Suspense>
      )}
    </div>
  );
}
