import type { ReactNode } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { shop } from '#domain/shop/shop.ts';
import { postalAddress } from '#domain/shop/shop-details.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useSite } from '../../../shell/site.tsx';
import { paths } from '#domain/paths/paths.ts';
import { netQuantity } from '../product-texts.ts';
import { ProductSection } from './product-section.tsx';
import styles from './sale-details.module.css';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What Indian rules ask a shop to say about each thing it sells. */
export function SaleDetails({ product }: { product: Product }) {
  const { grievanceOfficer, returns, email } = shop;
  const { settings } = useSite();
  return (
    <ProductSection title="Seller and legal information">
      <dl className={styles.details}>
        <Detail name="Country of origin">{product.countryOfOrigin}</Detail>
        <Detail name="Net quantity">{netQuantity(product)}</Detail>
        <Detail name="MRP">
          {formatMoney(product.price)}, inclusive of all taxes ({Number(product.gstRatePercent)}% GST)
        </Detail>
        <Detail name="HSN code">{product.hsnCode}</Detail>
        <Detail name="Sold by">
          {settings.legalName}, {postalAddress(settings)}
        </Detail>
        <Detail name="Customer care">
          <a href={`mailto:${email.support}`}>{email.support}</a>, {settings.phone}
        </Detail>
        <Detail name="Returns">
          Unopened within {returns.windowDays} days; opened only if defective.{' '}
          <AppLink href={`${paths.shipping}#returns-and-refunds`}>Returns and refunds</AppLink>
        </Detail>
        <Detail name="Grievance officer">
          {settings.grievanceName}, <a href={`mailto:${settings.grievanceEmail}`}>{settings.grievanceEmail}</a>, answers
          within {grievanceOfficer.answersWithinHours} hours
        </Detail>
      </dl>
    </ProductSection>
  );
}
