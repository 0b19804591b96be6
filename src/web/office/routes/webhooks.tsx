import { PageHead } from '../ui/page-head/page-head.tsx';
import { WebhooksScreen } from '../webhooks/webhooks-screen.tsx';

export default function WebhooksRoute() {
  return (
    <>
      <PageHead title="Webhooks" />
      <WebhooksScreen />
    </>
  );
}
