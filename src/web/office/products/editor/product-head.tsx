import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminProduct } from '#contracts/products.ts';
import { categoryNames } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { toast } from '../../../toast/toast-store.ts';
import type { LampColour } from '../../../ui/lamp/lamp.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { istMoment } from '../../ui/when/ist.ts';
import { useProductSaved } from '../products.queries.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import styles from './product-head.module.css';

interface Props {
  readonly product: AdminProduct;
  readonly onChanged: (product: AdminProduct) => void;
  /** Something is typed and not saved. */
  readonly isUnsaved: boolean;
}

const stateOf = ({ draft, archivedAt }: AdminProduct): { colour: LampColour; words: string } => {
  if (draft) return { colour: 'amber', words: 'Draft' };
  return archivedAt === null ? { colour: 'green', words: 'On sale' } : { colour: 'off', words: 'Archived' };
};

/** What it is, and what can be done with it as a whole. */
export function ProductHead({ product, onChanged, isUnsaved }: Props) {
  const saved = useProductSaved();
  const [, navigate] = useLocation();
  const [asks, setAsks] = useState<'publish' | 'archive' | 'schedule' | null>(null);
  const params = { id: product.id };
  const isArchived = product.archivedAt !== null;
  const state = stateOf(product);
  const done = async (fresh: AdminProduct) => {
    onChanged(fresh);
    await saved(fresh);
  };
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      toast({ title: 'That was not done', description: errorMessage(failure), variant: 'destructive' });
    }
  };
  const duplicate = async () => {
    const copy = await officeCall('POST /api/admin/products/:id/duplicate', { params });
    await saved(copy);
    toast({
      title: `${copy.name} is there`,
      description: 'It’s a draft: nobody sees it in the shop until you publish it.',
    });
    navigate(officePaths.product(copy.slug));
  };
  const unschedule = async () => done(await officeCall('DELETE /api/admin/products/:id/scheduled-price', { params }));
  const unarchive = async () => done(await officeCall('POST /api/admin/products/:id/unarchive', { params }));
  return (
    <>
      <PageHead title={product.name} crumb={{ label: 'Products', href: officePaths.products }} />
      <div className={styles.head}>
        <StatusLamp colour={state.colour}>{state.words}</StatusLamp>
        <Tag>{categoryNames[product.category].type}</Tag>
        <span className={styles.slug}>{product.slug}</span>
        {product.scheduledPrice && (
          <span>
            {formatMoney(product.scheduledPrice.price)} from {istMoment(product.scheduledPrice.startsAt)}{' '}
            <Button variant="quiet" onClick={() => void attempt(unschedule)}>
              Forget
            </Button>
          </span>
        )}
        <span className={styles.tools}>
          {!isArchived && !product.draft && (
            <a className={buttonClass()} href={paths.product(product.slug)}>
              In the shop
            </a>
          )}
          <Button onClick={() => setAsks('schedule')}>Schedule a price</Button>
          <Button onClick={() => void attempt(duplicate)}>Duplicate</Button>
          {isArchived ? (
            <Button onClick={() => void attempt(unarchive)}>Put on sale</Button>
          ) : (
            <Button variant="danger" onClick={() => setAsks('archive')}>
              Archive
            </Button>
          )}
          {product.draft && (
            <Button variant="primary" onClick={() => setAsks('publish')}>
              Publish…
            </Button>
          )}
        </span>
      </div>
      {asks === 'schedule' && <ScheduleDialog product={product} onDone={done} onClose={() => setAsks(null)} />}
      {asks === 'publish' && (
        <PublishDialog product={product} isUnsaved={isUnsaved} onDone={done} onClose={() => setAsks(null)} />
      )}
      {asks === 'archive' && (
        <ConfirmDialog
          title={`Archive ${product.name}?`}
          action="Archive it"
          danger
          onConfirm={async () => done(await officeCall('POST /api/admin/products/:id/archive', { params }))}
          onClose={() => setAsks(null)}
        >
          {product.draft ? (
            <p>It leaves the drafts. It was never on sale, and you can still put it there.</p>
          ) : (
            <p>Nobody can buy it any more, and its page is gone. Orders keep it, and you can put it back on sale.</p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
