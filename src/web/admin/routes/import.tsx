import { ImportScreen } from '../import/import-screen.tsx';

export default function ImportRoute() {
  return <ImportScreen />;
}
