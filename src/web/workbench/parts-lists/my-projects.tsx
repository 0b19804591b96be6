import { cross } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { toast } from '../../toast/toast-store.ts';
import text from '../../ui/text/text.module.css';
import { SavedLine } from '../synced-store/saved-line.tsx';
import type { PastedList } from './list-link.ts';
import type { MyList, MyLists } from './my-lists.ts';
import styles from './my-projects.module.css';

function forget(myLists: MyLists, saved: MyList): void {
  const undo = myLists.remove(saved);
  toast({
    title: 'Bill removed',
    description: saved.pasted.name,
    action: { label: 'Undo', altText: `Keep ${saved.pasted.name} again`, run: undo },
  });
}

interface MyProjectsProps {
  myLists: MyLists;
  onOpen: (pasted: PastedList) => void;
}

/** The lists that are kept, on this device or in the account. */
export function MyProjects({ myLists, onOpen }: MyProjectsProps) {
  if (myLists.list.length === 0) return null;
  return (
    <section className={styles.kept} aria-label="My projects">
      <h2>My projects</h2>
      <ul>
        {myLists.list.map((each) => (
          <li key={each.id}>
            <TextButton onClick={() => onOpen(each.pasted)}>{each.pasted.name}</TextButton>
            {myLists.owner !== 'guest' && each.status.is !== 'saved' && (
              <SavedLine status={each.status} className={text.meta} />
            )}
            <IconButton label={`Remove ${each.pasted.name}`} onClick={() => forget(myLists, each)}>
              <Icon shape={cross} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className={text.meta}>
        {myLists.owner === 'guest' ? 'Kept on this device. Sign in to have them everywhere.' : 'Kept in your account.'}
      </p>
    </section>
  );
}
