import type { Address } from '#contracts/addresses.ts';
import { bin, pencil } from '../accounts/account-icon-shapes.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import styles from './address-card.module.css';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const nameId = `address-${address.id}`;
  return (
    <li className={classNames(panel.panel, styles.card)}>
      <div className={styles.head}>
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
      <div className={panel.actions}>
        <Button small aria-describedby={nameId} onClick={onEdit}>
          <Icon shape={pencil} />
          Edit
        </Button>
        <Button small variant="danger" aria-describedby={nameId} onClick={onDelete}>
          <Icon shape={bin} />
          Delete
        </Button>
      </div>
    </li>
  );
}
