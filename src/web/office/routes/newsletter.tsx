import { Subscribers } from '../newsletter/subscribers.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function SubscribersRoute() {
  return (
    <>
      <PageHead title="Subscribers" />
      <Subscribers />
    </>
  );
}
