import { CheckoutPage } from '../shop/checkout/checkout-page.tsx';
import { Head } from '../shell/head.tsx';

export default function CheckoutRoute() {
  return (
    <>
      <Head title="Checkout" description="Where it goes, how it travels and how you pay." path={null} />
      <CheckoutPage />
    </>
  );
}
