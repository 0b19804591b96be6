import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sales } from '#contracts/today.ts';
import { formatMoney } from '#domain/money/money.ts';
import { periodNames, type Period } from '#domain/office/periods.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { phone, useMedia } from '../ui/media/use-media.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { Stat, Stats } from '../ui/stat/stat.tsx';
import { istTime } from '../ui/when/ist.ts';
import { narrowSize, wideSize } from './plot-geometry.ts';
import { SalesPlot } from './sales-plot.tsx';
import { refundsText, titles, longName } from './step-names.ts';
import { salesQuery } from './today.queries.ts';
import styles from './sales-panel.module.css';
import { Money } from '../ui/money/money.tsx';

/** The numbers of the plot, the newest first. */
const SalesTable = ({ sales: { steps, period } }: { sales: Sales }) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label="Money and orders as a table">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Money in, net</th>
          <th scope="col">Refunds</th>
          <th scope="col">Before</th>
          <th scope="col">Orders</th>
          <th scope="col">Before</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((step) => (
          <tr key={step.day}>
            <th scope="row">{longName(period, step.day)}</th>
            <td>
              <Money amount={step.money} />
            </td>
            <td>
              <Money amount={step.refunds} />
            </td>
            <td>
              <Money amount={step.moneyBefore} />
            </td>
            <td>{step.orders}</td>
            <td>{step.ordersBefore}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const labels: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** '+22%', or nothing where there was nothing before, or more went back than came. */
function changeOf(now: number, before: number): { change?: string; isGood?: boolean } {
  if (before <= 0) return {};
  const percent = Math.round((now / before - 1) * 100);
  return { change: `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`, isGood: percent >= 0 };
}

function SalesStats({ sales: { total, totalBefore, today } }: { sales: Sales }) {
  const average = total.averageOrder;
  const averageBefore = totalBefore.averageOrder;
  return (
    <Stats>
      <Stat
        label="Money in, net"
        value={formatMoney(total.money)}
        note={
          <>
            from {formatMoney(totalBefore.money)}
            <br />
            {refundsText(total.refunds)}
          </>
        }
        {...changeOf(Number(total.money), Number(totalBefore.money))}
      />
      <Stat
        label="Orders"
        value={total.orders}
        note={`from ${totalBefore.orders}`}
        {...changeOf(total.orders, totalBefore.orders)}
      />
      <Stat
        label="Average order"
        value={average === null ? '–' : formatMoney(average)}
        note={averageBefore === null ? 'None before' : `from ${formatMoney(averageBefore)}`}
        {...changeOf(Number(average ?? 0), average === null ? 0 : Number(averageBefore ?? 0))}
      />
      <Stat
        label="So far today"
        lamp="amber"
        value={formatMoney(today.money)}
        note={
          <>
            {today.orders === 1 ? '1 order' : `${today.orders} orders`} since midnight
            <br />
            {refundsText(today.refunds)}
          </>
        }
      />
    </Stats>
  );
}

function PeriodSwitch({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  return (
    <div className={styles.switch} role="group" aria-label="Period">
      {periodNames.map((name) => (
        <button
          key={name}
          className={classNames(styles.choice, name === period && styles.chosen)}
          type="button"
          aria-pressed={name === period}
          onClick={() => onChange(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

/** Money and orders against the time before, as a plot and as a table. */
export function SalesPanel() {
  const [period, setPeriod] = useState<Period>('day');
  const [asTable, setAsTable] = useState(false);
  const isPhone = useMedia(phone);
  const { data: sales } = useQuery(salesQuery(period));
  const { shown, before } = titles[period];
  return (
    <Panel
      title={shown}
      tools={
        <>
          <span className={styles.key}>This period</span>
          <span className={classNames(styles.key, styles.keyBefore)}>{before}</span>
          <PeriodSwitch period={period} onChange={setPeriod} />
        </>
      }
      footer={
        <div className={styles.foot}>
          <TextButton aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as a plot' : 'Show as a table'}
          </TextButton>
          {sales && <span role="status">Renewed {istTime(sales.renewedAt)}</span>}
        </div>
      }
    >
      {!sales && <Skeleton className={styles.waiting} />}
      {sales && (
        <div className={styles.body}>
          <SalesStats sales={sales} />
          {asTable ? (
            <SalesTable sales={sales} />
          ) : (
            <SalesPlot steps={sales.steps} period={sales.period} size={isPhone ? narrowSize : wideSize} />
          )}
        </div>
      )}
    </Panel>
  );
}
