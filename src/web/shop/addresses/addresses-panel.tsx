import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address } from '#contracts/addresses.ts';
import { artUrl } from '../../shell/art-manifest.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Button } from '../../ui/button/button.tsx';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Spot } from '../../ui/spot/spot.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { savedAddressesText, type AddressDialogMode } from './address-form-defaults.ts';
import { addressesQuery } from './addresses.queries.ts';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';
import panelStyles from '../../ui/panel/panel.module.css';
import styles from './addresses-panel.module.css';

type PanelDialog = AddressDialogMode | { readonly kind: 'delete'; readonly address: Address };

interface AddressListProps {
  addresses: readonly Address[];
  onTask: (task: PanelDialog) => void;
}

const AddButton = ({ onClick, primary = false }: { onClick: () => void; primary?: boolean }) => (
  <Button {...(primary && { variant: 'primary' })} onClick={onClick}>
    <Icon shape={plus} />
    Add Address
  </Button>
);

function NoAddresses({ onAdd }: { onAdd: () => void }) {
  return (
    <div className={panelStyles.empty}>
      <Spot href={`${artUrl('sprite/spots')}#no-address`} viewBox="0 0 160 120" />
      <h2>No saved addresses</h2>
      <p>Save one now and check out faster.</p>
      <AddButton primary onClick={onAdd} />
    </div>
  );
}

function AddressList({ addresses, onTask }: AddressListProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>{savedAddressesText(addresses.length)}</h2>
        <AddButton onClick={() => onTask({ kind: 'another' })} />
      </div>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onTask({ kind: 'edit', address })}
            onDelete={() => onTask({ kind: 'delete', address })}
          />
        ))}
      </ul>
    </>
  );
}

/** The button that opened a dialog may be gone when it closes; the focus then stays in the panel. */
function useFocusInPanel(task: PanelDialog | null) {
  const panel = useRef<HTMLDivElement>(null);
  const hadTask = useRef(false);
  useEffect(() => {
    if (hadTask.current && task === null && document.activeElement === document.body) panel.current?.focus();
    hadTask.current = task !== null;
  }, [task]);
  return panel;
}

export function AddressesPanel() {
  const { data: addresses, isError, refetch } = useQuery(addressesQuery);
  const [task, setTask] = useState<PanelDialog | null>(null);
  const panel = useFocusInPanel(task);
  const close = () => setTask(null);
  if (isError) {
    return <LoadFailed onRetry={() => void refetch()}>Failed to load your addresses. Please try again.</LoadFailed>;
  }
  if (!addresses) return <Spinner label="Loading your addresses..." />;
  return (
    <div ref={panel} tabIndex={-1}>
      {addresses.length === 0 ? (
        <NoAddresses onAdd={() => setTask({ kind: 'first' })} />
      ) : (
        <AddressList addresses={addresses} onTask={setTask} />
      )}
      {task?.kind === 'delete' && <DeleteAddressDialog address={task.address} onClose={close} />}
      {task && task.kind !== 'delete' && <AddressDialog task={task} onClose={close} />}
    </div>
  );
}
