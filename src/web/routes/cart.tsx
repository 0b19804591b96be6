import { CartPage } from '../cart/cart-page.tsx';
import { Head } from '../shell/head.tsx';

export default function CartRoute() {
  return (
    <>
      <Head title="Shopping Cart" description="What you have picked so far, and what it comes to." path={null} />
      <CartPage />
    </>
  );
}
