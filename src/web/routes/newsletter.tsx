import { useLocation } from 'wouter';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { Head } from '../shell/head.tsx';
import { NewsletterStep, stepTexts } from '../shop/newsletter/newsletter-step.tsx';

export default function NewsletterRoute() {
  const [pathname] = useLocation();
  const purpose = pathname.startsWith(mailedPaths.newsletterLeave()) ? 'leave' : 'confirm';
  const { heading, lead } = stepTexts[purpose];
  return (
    <>
      <Head title={heading} description={lead} path={null} />
      <NewsletterStep purpose={purpose} />
    </>
  );
}
