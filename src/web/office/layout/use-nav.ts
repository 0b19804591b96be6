import { useMe } from '../ui/me/me.queries.ts';
import { navGroups, type NavGroup, type NavItem } from './nav-items.ts';

/** Whether an item is for whoever is at work. Until that is known all stand there, so that nothing jumps. */
export function useMayGo(): (item: NavItem) => boolean {
  const me = useMe();
  return ({ right }) => me === undefined || me.rights.includes(right);
}

export function useNavGroups(): readonly NavGroup[] {
  const mayGo = useMayGo();
  return navGroups
    .map(({ label, items }) => ({ label, items: items.filter(mayGo) }))
    .filter(({ items }) => items.length > 0);
}
