import { useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import textStyles from '../../../ui/text/text.module.css';
import styles from './upi-payment.module.css';

type Upi = NonNullable<Order['payment']['upi']>;

/** Readers of such codes need light around them. */
const quietModules = 4;

function QrCode({ qr }: Pick<Upi, 'qr'>) {
  const edge = qr.size + 2 * quietModules;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-quietModules} ${-quietModules} ${edge} ${edge}`}
      role="img"
      aria-label="The code to scan with your UPI app"
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Please copy it yourself');
    }
  };
  return (
    <>
      <Button small onClick={() => void copy()}>
        Copy
      </Button>
      <span role="status" className={textStyles.meta}>
        {said}
      </span>
    </>
  );
}

/** A code to scan where there is room for one, a link into the app where the app lives, and the address for both. */
export function UpiPayment({ upi }: { upi: Upi }) {
  return (
    <div className={styles.upi}>
      <div className={styles.scan}>
        <QrCode qr={upi.qr} />
        <p className={textStyles.meta}>Scan it with any UPI app. The amount and the order number are filled in.</p>
      </div>
      <a className={buttonClass({ variant: 'primary', wide: true }, styles.app)} href={upi.link}>
        Pay with a UPI app
      </a>
      <p className={styles.vpa}>
        <span className={textStyles.meta}>UPI ID</span>
        <code>{upi.vpa}</code>
        <CopyButton text={upi.vpa} />
      </p>
    </div>
  );
}
