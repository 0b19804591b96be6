import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address } from '#contracts/addresses.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Button } from '../../ui/button/button.tsx';
import { pencil, plus, trash } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Spot } from '../../ui/spot/spot.tsx';
import {
  savedAddressesText,
  type AddressDialogMode,
  addressFormDefaults,
  readBrowserLocale,
} from './address-form-defaults.ts';
import { addressesQuery, useDeleteAddress, useSaveAddress } from './addresses.queries.ts';
import panelStyles from '../../ui/panel/panel.module.css';
import styles from './addresses-panel.module.css';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { validateWith } from '../../forms/validation.ts';
import { useForm } from '../../forms/use-form.ts';
import { AddressFields } from './address-fields.tsx';
import formStyles from '../../forms/form.module.css';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { classNames } from '../../ui/class-names.ts';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const nameId = `address-${address.id}`;
  return (
    <li className={classNames(panelStyles.panel, styles.card)}>
      <div className={styles.addressCardHead}>
        <h3 id={nameId}>{address.name}</h3>
        {address.isDefault && (
          <Tag>
            <Lamp />
            Default
          </Tag>
        )}
      </div>
      <address>
        <p>{address.streetAddress}</p>
        <p>
          {address.city}, {address.state} {address.zipCode}
        </p>
        <p>{address.country}</p>
      </address>
      <div className={panelStyles.actions}>
        <Button small aria-describedby={nameId} onClick={onEdit}>
          <Icon shape={pencil} />
          Edit
        </Button>
        <Button small variant="danger" aria-describedby={nameId} onClick={onDelete}>
          <Icon shape={trash} />
          Delete
        </Button>
      </div>
    </li>
  );
}

function AddressDialog({ task, onClose }: { task: AddressDialogMode; onClose: () => void }) {
  const address = task.kind === 'edit' ? task.address : null;
  const [start] = useState(() => addressFormDefaults(task, readBrowserLocale()));
  const save = useSaveAddress(address?.id ?? null);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/addresses.ts'),
    validate: (typed, { newAddress }) => validateWith(newAddress, { ...typed, isDefault: typed['isDefault'] === 'on' }),
    submit: (values) => save.mutate(values, { onSuccess: onClose }),
  });
  // The first address is the default anyway, and the default one stays so until another becomes it.
  const canBecomeDefault = task.kind === 'another' || address?.isDefault === false;
  return (
    <Dialog title={address ? 'Edit Address' : 'Add Address'} busy={save.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <AddressFields field={field} start={start} address={address} />
        {canBecomeDefault && (
          <label className={formStyles.check}>
            <input type="checkbox" name="isDefault" />
            Make this my default address
          </label>
        )}
        <FormError>{save.error && errorMessage(save.error)}</FormError>
        <DialogActions>
          <Button pending={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Address'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function DeleteAddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const remove = useDeleteAddress();
  return (
    <Dialog title="Delete this address?" alert busy={remove.isPending} onClose={onClose}>
      <p>
        {address.name}, {address.streetAddress}, {address.city}. Past orders keep it.
      </p>
      <FormError>{remove.error && errorMessage(remove.error)}</FormError>
      <DialogActions>
        <Button pending={remove.isPending} onClick={onClose}>
          Keep Address
        </Button>
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() => remove.mutate(address.id, { onSuccess: onClose })}
        >
          {remove.isPending ? 'Deleting...' : 'Delete Address'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

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
      <Spot href={`${drawingUrl('sprite/spots')}#no-address`} viewBox="0 0 160 120" />
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
