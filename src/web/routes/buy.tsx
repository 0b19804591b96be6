import { useQuery } from '@tanstack/react-query';
import { readBuyLink } from '#domain/cart/buy-link.ts';
import { decodeProductId } from '../components/product/product.queries.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Head } from '../shell/head.tsx';
import type { LoadInput } from '../shell/screen.ts';
import { BuyLinkPage, BuyLinkProblem } from '../shop/buy-link/buy-link-page.tsx';
import { buyLinkQuery } from '../shop/buy-link/buy-link.queries.ts';

interface Params {
  readonly lines: string;
}

export async function load({ params, queryClient }: LoadInput<Params>): Promise<boolean> {
  const lines = decodeProductId(params.lines);
  if (typeof readBuyLink(lines) === 'string') return false;
  await queryClient.ensureQueryData(buyLinkQuery(lines));
  return true;
}

function Contents({ lines }: { lines: string }) {
  const { data, isError, refetch } = useQuery(buyLinkQuery(lines));
  if (data) return <BuyLinkPage link={data} />;
  return isError ? <LoadFailed onRetry={() => void refetch()}>What this link holds didn’t load.</LoadFailed> : null;
}

export default function BuyRoute({ params }: { params: Params }) {
  const lines = decodeProductId(params.lines);
  const read = readBuyLink(lines);
  return (
    <>
      <Head title="Parts by link" description="What a link holds, to put into your cart by one press." path={null} />
      {typeof read === 'string' ? <BuyLinkProblem sentence={read} /> : <Contents lines={lines} />}
    </>
  );
}
