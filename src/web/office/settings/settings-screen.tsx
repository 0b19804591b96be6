import { useQuery } from '@tanstack/react-query';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { settingsQuery } from './settings.queries.ts';

/** What the owner may change of the shop. */
export function SettingsScreen() {
  const query = useQuery(settingsQuery);
  return query.data ? <SettingsEditor settings={query.data} /> : <Fetching what="The settings" query={query} />;
}
