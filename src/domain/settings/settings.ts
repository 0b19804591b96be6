import type { BankSettings, TransferTolerance } from '../orders/bank-transfer.ts';
import type { CashCeiling, UpiCeiling } from '../orders/checkout.ts';
import type { DutyRule } from '../customs/duty.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import type { DispatchDays } from '../orders/delivery-dates.ts';
import type { OrderLimits } from '../orders/order-limits.ts';
import type { DeliveryZones } from '../places/delivery-zones.ts';
import type { FreightTable } from '../shipping/freight.ts';
import type { DeliveryRates } from '../pricing/shipping-fees.ts';
import type { CrawlerSettings } from '../feeds/crawlers.ts';
import type { ExportTax, ShopDetails } from '../shop/shop-details.ts';
import type { SupportTimes } from '../shop/support-hours.ts';
import type { Supply } from '../stock/reorder-point.ts';

/** What goods that leave the country cost to send, and what is known about them. */
export interface AbroadSettings extends FreightTable, ExportTax {
  readonly exchangeRates: readonly ExchangeRate[];
  readonly dutyRules: readonly DutyRule[];
}

/** What pages cite and browsers reckon with. */
export interface PublicSettings
  extends ShopDetails, SupportTimes, DispatchDays, DeliveryRates, DeliveryZones, CashCeiling {}

/** Everything that the owner of the shop may change. Each rule of the shop asks only for the part that it needs. */
export interface Settings
  extends
    PublicSettings,
    OrderLimits,
    Supply,
    AbroadSettings,
    BankSettings,
    TransferTolerance,
    UpiCeiling,
    CrawlerSettings {}

export type SettingKey = keyof Settings;
