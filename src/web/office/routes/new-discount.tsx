import { officePaths } from '#domain/paths/office-paths.ts';
import { DiscountEditor } from '../discounts/editor/discount-editor.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function NewDiscountRoute() {
  return (
    <>
      <PageHead title="New discount" crumb={{ label: 'Discounts', href: officePaths.discounts }} />
      <DiscountEditor discount={null} />
    </>
  );
}
