import type { Sales } from '#contracts/today.ts';
import { Money } from '../ui/money/money.tsx';
import { longName } from './step-names.ts';
import styles from './sales-table.module.css';

/** The numbers of the plot, the newest first. */
export const SalesTable = ({ sales: { steps, period } }: { sales: Sales }) => (
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
