import { SettingsScreen } from '../settings/settings-screen.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function SettingsRoute() {
  return (
    <>
      <PageHead title="Settings" />
      <SettingsScreen />
    </>
  );
}
