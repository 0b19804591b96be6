import type { AdminProduct } from '#contracts/products.ts';
import { toast } from '../../../toast/toast-store.ts';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';

interface Props {
  readonly product: AdminProduct;
  readonly isUnsaved: boolean;
  readonly onDone: (product: AdminProduct) => Promise<void>;
  readonly onClose: () => void;
}

const List = ({ heading, lines }: { heading: string; lines: readonly string[] }) => (
  <>
    <p>{heading}</p>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

/** Puts a draft on sale, and says first what it still lacks. */
export function PublishDialog({ product, isUnsaved, onDone, onClose }: Props) {
  const { name, missing } = product;
  const isUnready = missing.needed.length > 0;
  const publish = async () => {
    await onDone(await officeCall('POST /api/admin/products/:id/publish', { params: { id: product.id } }));
    toast({ title: `${name} is on sale` });
  };
  return (
    <ConfirmDialog
      title={isUnready ? `${name} isn’t ready yet` : `Publish ${name}?`}
      action="Publish it"
      keep="Keep as a draft"
      disabled={isUnready}
      onConfirm={publish}
      onClose={onClose}
    >
      {isUnready ? (
        <List heading="Before it can go on sale, it needs:" lines={missing.needed} />
      ) : (
        <p>Everybody sees it in the shop at once, and can buy it as soon as it’s in stock.</p>
      )}
      {missing.advised.length > 0 && <List heading="Still missing, if you want it:" lines={missing.advised} />}
      {isUnsaved && <p>What you’ve typed and not saved isn’t part of it. Save it first if it should be.</p>}
    </ConfirmDialog>
  );
}
