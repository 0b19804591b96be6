import { Head } from '../shell/head.tsx';
import { NotFoundPage } from '../shop/not-found/not-found-page.tsx';

export const load = async (): Promise<boolean> => false;

export default function NotFoundRoute() {
  return (
    <>
      <Head title="Page Not Found" description="There is no page at this address." path={null} />
      <NotFoundPage />
    </>
  );
}
