import { cross } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { toast } from '../../toast/toast-store.ts';
import text from '../../ui/text/text.module.css';
import { SavedLine } from '../synced-store/saved-line.tsx';
import type { PastedBill } from './list-link.ts';
import type { MyBill, MyBills } from './my-lists.ts';
import styles from './my-projects.module.css';

function forget(bills: MyBills, bill: MyBill): void {
  const undo = bills.remove(bill);
  toast({
    title: 'Bill removed',
    description: bill.bill.name,
    action: { label: 'Undo', altText: `Keep ${bill.bill.name} again`, run: undo },
  });
}

interface MyProjectsProps {
  bills: MyBills;
  onOpen: (bill: PastedBill) => void;
}

/** The bills that are kept, on this device or in the account. */
export function MyProjects({ bills, onOpen }: MyProjectsProps) {
  if (bills.list.length === 0) return null;
  return (
    <section className={styles.kept} aria-label="My projects">
      <h2>My projects</h2>
      <ul>
        {bills.list.map((each) => (
          <li key={each.id}>
            <TextButton onClick={() => onOpen(each.bill)}>{each.bill.name}</TextButton>
            {bills.owner !== 'guest' && each.status.is !== 'saved' && (
              <SavedLine status={each.status} className={text.meta} />
            )}
            <IconButton label={`Remove ${each.bill.name}`} onClick={() => forget(bills, each)}>
              <Icon shape={cross} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className={text.meta}>
        {bills.owner === 'guest' ? 'Kept on this device. Sign in to have them everywhere.' : 'Kept in your account.'}
      </p>
    </section>
  );
}
