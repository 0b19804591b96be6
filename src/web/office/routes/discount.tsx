import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { discountQuery } from '../discounts/discount.queries.ts';
import { DiscountEditor } from '../discounts/editor/discount-editor.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function DiscountRoute({ params }: { params: { id: string } }) {
  const query = useQuery(discountQuery(params.id));
  const { data: discount } = query;
  return (
    <>
      <PageHead
        title={discount ? (discount.code ?? discount.name) : 'Discount'}
        crumb={{ label: 'Discounts', href: officePaths.discounts }}
      />
      {discount ? (
        <DiscountEditor key={discount.id} discount={discount} />
      ) : (
        <Fetching what="This discount" query={query} />
      )}
    </>
  );
}
