import { SecondFactorsScreen } from '../second-factors/second-factors-screen.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function SecurityRoute() {
  return (
    <>
      <PageHead title="Security" />
      <SecondFactorsScreen />
    </>
  );
}
