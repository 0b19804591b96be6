import { useQuery } from '@tanstack/react-query';
import type { AtHand } from '#contracts/today.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { useMay } from '../ui/me/me.queries.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import { atHandQuery } from './today.queries.ts';
import styles from './at-hand-panels.module.css';

const Picture = ({ src }: { src: string }) => (
  <img className={styles.picture} src={src} alt="" width="36" height="36" loading="lazy" />
);

const None = ({ children }: { children: string }) => <p className={styles.none}>{children}</p>;

function ToPack({ orders }: { orders: AtHand['toPack'] }) {
  return (
    <Panel title="To pack" flush tools={<AppLink href={`${officePaths.orders}?view=to-pack`}>All</AppLink>}>
      {orders.length === 0 && <None>Everything is on its way.</None>}
      <ul className={styles.list}>
        {orders.map(({ id, number, name, city, total, imageUrls, lines }) => (
          <li key={id} className={styles.line}>
            <span className={styles.pictures}>
              {imageUrls.map((url) => (
                <Picture key={url} src={url} />
              ))}
              {lines > imageUrls.length && <span className={styles.dim}>+{lines - imageUrls.length}</span>}
            </span>
            <span className={styles.words}>
              <AppLink className={styles.number} href={officePaths.order(id)}>
                {number}
              </AppLink>{' '}
              <strong>{name}</strong> <span className={styles.dim}>{city}</span>
            </span>
            <Money amount={total} strong />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RunningLow({ products }: { products: AtHand['runningLow'] }) {
  return (
    <Panel title="Running low" flush tools={<AppLink href={`${officePaths.stock}?view=low`}>All</AppLink>}>
      {products.length === 0 && <None>The shelf is full enough.</None>}
      <ul className={styles.list}>
        {products.map(({ id, name, imageUrl, stock }) => (
          <li key={id} className={styles.line}>
            <Picture src={imageUrl} />
            <span className={styles.words}>
              <AppLink href={officePaths.stockOf(id)}>{name}</AppLink>
            </span>
            <span className={styles.left}>
              <Lamp colour={stock === 0 ? 'red' : 'amber'} />
              {stock === 0 ? 'Out' : `${stock} left`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Messages({ messages }: { messages: AtHand['messages'] }) {
  return (
    <Panel title="Waiting for an answer" flush tools={<AppLink href={officePaths.messages}>All</AppLink>}>
      {messages.length === 0 && <None>Nobody waits for an answer.</None>}
      <ul className={styles.list}>
        {messages.map(({ id, subject, name, at }) => (
          <li key={id} className={styles.line}>
            <Lamp colour="amber" />
            <span className={styles.words}>
              <AppLink className={styles.subject} href={officePaths.message(id)}>
                {subject}
              </AppLink>
              <span className={styles.dim}>
                {name}, <When at={at} inSentence />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The first few of what one takes in hand next. */
export function AtHandPanels() {
  const { data } = useQuery(atHandQuery);
  const may = useMay();
  return (
    <div className={styles.panels}>
      {data && (
        <>
          {may('orders') && <ToPack orders={data.toPack} />}
          {may('stock') && <RunningLow products={data.runningLow} />}
          {may('messages') && <Messages messages={data.messages} />}
        </>
      )}
    </div>
  );
}
