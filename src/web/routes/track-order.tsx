import { paths } from '#domain/paths/paths.ts';
import { TrackOrderPage } from '../shop/orders/track/track-order-page.tsx';
import { Head } from '../shell/head.tsx';

export default function TrackOrderRoute() {
  return (
    <>
      <Head
        title="Track an Order"
        description="Where your order is: enter its number and your email, and we’ll send you the link to it."
        path={paths.trackOrder}
      />
      <TrackOrderPage />
    </>
  );
}
