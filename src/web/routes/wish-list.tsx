import { Head } from '../shell/head.tsx';
import { WishListPage } from '../shop/wish-list/wish-list-page.tsx';

export default function WishListRoute() {
  return (
    <>
      <Head title="Wish List" description="The kits, boards and parts you want to come back to." path={null} />
      <WishListPage />
    </>
  );
}
