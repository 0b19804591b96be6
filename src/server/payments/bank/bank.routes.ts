import type { Serve } from '../../http/api-routes.ts';
import type { BankService } from './bank.service.ts';

export function bankRoutes(serve: Serve, bank: BankService): void {
  serve('POST /api/admin/bank/statement', ({ bytes }) => bank.plan(bytes));
  serve('GET /api/admin/bank/payable', ({ query }) => bank.search(query.search, query.amount));
  serve('POST /api/admin/bank/payments', ({ body, staff }) => bank.confirmAll(body.payments, staff));
}
