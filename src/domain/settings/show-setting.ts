import { formatMoney, toPaise } from '../money/money.ts';
import type { Holiday } from '../orders/delivery-dates.ts';
import { clockHour, type OpeningTime } from '../shop/support-hours.ts';
import { settingFields, settingProblem } from './fields.ts';
import type { SettingKey } from './settings.ts';

/** A value in words: '₹799', '9 AM to 5 PM', '2 days'. */
export function showSetting(key: SettingKey, value: unknown): string {
  const { rule } = settingFields[key];
  if (settingProblem(key, value) !== null) return String(value);
  if (rule.kind === 'money') return formatMoney(toPaise(value as number));
  if (rule.kind === 'count') return `${String(value)} ${rule.unit}`;
  if (rule.kind === 'holidays')
    return (value as Holiday[]).map(({ day, name }) => `${name}, ${day}`).join('; ') || 'none';
  if (rule.kind === 'table') return rule.write(value).replaceAll('\n', '; ') || 'none';
  if (rule.kind === 'choice') return rule.choices[value as string]!;
  if (rule.kind !== 'hours') return String(value);
  const time = value as OpeningTime | null;
  return time ? `${clockHour(time.opensHour)} to ${clockHour(time.closesHour)}` : 'closed';
}
