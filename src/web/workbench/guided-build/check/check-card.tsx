import type { CheckProps } from './check-props.ts';
import { OnePointCheck } from './one-point-check.tsx';
import { VoltagesCheck } from './voltages-check.tsx';

export function CheckCard(props: CheckProps) {
  const { check } = props.step;
  return check.name === 'voltages' ? <VoltagesCheck {...props} /> : <OnePointCheck {...props} check={check} />;
}
