import { CartPage } from '../shop/cart/cart-page.tsx';
import { Head } from '../shell/head.tsx';
import { useListPaste } from '../shell/pasted-list.ts';

export default function CartRoute() {
  useListPaste();
  return (
    <>
      <Head title="Shopping Cart" description="What you have picked so far, and what it comes to." path={null} />
      <CartPage />
    </>
  );
}
