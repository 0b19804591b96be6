import { useLocation } from 'wouter';
import { newsletterPaths } from '#domain/messages/newsletter.ts';
import { Head } from '../shell/head.tsx';
import { NewsletterStep, stepTexts } from '../newsletter/newsletter-step.tsx';

export default function NewsletterRoute() {
  const [pathname] = useLocation();
  const purpose = pathname.startsWith(newsletterPaths.leave) ? 'leave' : 'confirm';
  const { heading, lead } = stepTexts[purpose];
  return (
    <>
      <Head title={heading} description={lead} path={null} />
      <NewsletterStep purpose={purpose} />
    </>
  );
}
