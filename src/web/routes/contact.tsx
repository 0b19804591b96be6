import { useLocation } from 'wouter';
import { contactJsonLd } from '../shop/contact/contact-json-ld.ts';
import { ContactPage } from '../shop/contact/contact-page.tsx';
import { contactVariant } from '#content/contact-variant.ts';
import { Head } from '../shell/head.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import { useSite } from '../shell/site.tsx';

export default function ContactRoute() {
  const [pathname] = useLocation();
  const { publicUrl, settings } = useSite();
  const variant = contactVariant(pathname);
  return (
    <>
      <Head title={variant.heading} description={variant.description} path={variant.path} />
      <JsonLd data={contactJsonLd(publicUrl, settings)} />
      <ContactPage variant={variant} />
    </>
  );
}
