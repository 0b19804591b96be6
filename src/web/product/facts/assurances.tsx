import { formatMoney } from '#domain/money/money.ts';
import { businessDaysText, deliveryDays, processingDays } from '#domain/pricing/shipping.ts';
import { freeShippingThreshold, shippingFees } from '#domain/pricing/shipping-fees.ts';
import { shop } from '#domain/shop/shop.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './assurances.module.css';

const truck =
  'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
const returnArrow = 'M4 9h11a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4';
const ruler = 'M3.5 16.5l13-13 4 4-13 13zM7 13l2 2M10 10l2 2M13 7l2 2';

const standardDays = deliveryDays('domestic-standard', 'india')!;

/** Facts of buying here that hold for every product. */
export function Assurances({ toScale }: { toScale: boolean }) {
  return (
    <ul className={styles.assurances}>
      <li>
        <Icon shape={truck} />
        <span>
          Leaves our bench in {businessDaysText(processingDays.usual)}, then {businessDaysText(standardDays)} within
          India: {formatMoney(shippingFees['domestic-standard'])}, free from {formatMoney(freeShippingThreshold)}.{' '}
          <AppLink href={paths.shipping}>Shipping</AppLink>
        </span>
      </li>
      <li>
        <Icon shape={returnArrow} />
        <span>Unopened, it can come back within {shop.returns.windowDays} days for a full refund.</span>
      </li>
      {toScale && (
        <li>
          <Icon shape={ruler} />
          <span>Drawn to scale: one square is one centimetre.</span>
        </li>
      )}
    </ul>
  );
}
