import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TypedDiscount } from '#contracts/discounts.ts';
import { officeCall } from '../ui/calls/office-call.ts';

export const discountsKey = ['office', 'discounts'] as const;

export const discountQuery = (id: string) =>
  queryOptions({
    queryKey: [...discountsKey, 'one', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/discounts/:id', { params: { id }, signal }),
  });

/** What a rule that is typed would make of an order. */
export const trialQuery = (fields: TypedDiscount, orderNumber: string) =>
  queryOptions({
    queryKey: ['office', 'discount-trial', fields, orderNumber],
    queryFn: ({ signal }) =>
      officeCall('POST /api/admin/discounts/try', { body: { fields, ...(orderNumber && { orderNumber }) }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Products whose name or address has these words, to choose from. */
export const productChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['office', 'discount-products', search],
    queryFn: async ({ signal }) =>
      (await officeCall('GET /api/admin/products', { query: { search, limit: '10' }, signal })).items,
  });
