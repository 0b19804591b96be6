import { ImportScreen } from '../imports/import-screen.tsx';

export default function ImportRoute() {
  return <ImportScreen />;
}
