import type { User } from '#contracts/accounts.ts';
import { avatarSvg } from '#art/avatar.ts';

/** Everyone is a knob, drawn from the name. */
export function Avatar({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return <div className="avatar" aria-hidden="true" dangerouslySetInnerHTML={{ __html: avatarSvg(name) }} />;
}
