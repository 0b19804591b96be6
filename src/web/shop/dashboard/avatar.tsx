import type { User } from '#contracts/accounts.ts';
import { avatarSvg } from '#drawings/avatar.ts';
import styles from './avatar.module.css';

/** Everyone is a knob, drawn from the name. */
export function Avatar({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return <div className={styles.avatar} aria-hidden="true" dangerouslySetInnerHTML={{ __html: avatarSvg(name) }} />;
}
