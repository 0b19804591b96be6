import type { Holiday } from '#domain/orders/delivery-dates.ts';
import type { SettingRule } from '#domain/settings/rules.ts';
import type { OpeningTime } from '#domain/shop/support-hours.ts';
import { Input } from '../../ui/field/input.tsx';
import type { ControlProps } from '../../ui/field/labelled-control.tsx';
import { HolidaysControl } from './holidays-control.tsx';
import { HoursControl } from './hours-control.tsx';
import styles from './setting-control.module.css';

interface SettingControlProps {
  readonly rule: SettingRule;
  readonly typed: unknown;
  readonly control: ControlProps;
  readonly onChange: (typed: unknown) => void;
}

/** What one types or chooses a setting with, by its kind. */
export function SettingControl({ rule, typed, control, onChange }: SettingControlProps) {
  if (rule.kind === 'hours') {
    return <HoursControl time={typed as OpeningTime | null} control={control} onChange={onChange} />;
  }
  if (rule.kind === 'holidays') {
    return <HolidaysControl holidays={typed as Holiday[]} control={control} onChange={onChange} />;
  }
  const text = {
    value: String(typed),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (rule.kind === 'line') return <Input type={rule.type} maxLength={rule.maxLength} {...text} {...control} />;
  return (
    <span className={styles.number}>
      {rule.kind === 'money' && <span aria-hidden="true">₹</span>}
      <Input inputMode={rule.kind === 'money' ? 'decimal' : 'numeric'} maxLength={14} {...text} {...control} />
      {rule.kind === 'count' && <span>{rule.unit}</span>}
    </span>
  );
}
