import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { placeLine } from '#domain/places/address.ts';
import { quoteReasonNames } from '#domain/quotes/quotes.ts';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Stack } from '../ui/columns/columns.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import styles from './quote-asked.module.css';

/** In their words, why, and by when: what a price is worked out for stands above what sends it. */
export function WhatTheyWrote({ quote: { words, reasons, neededBy } }: { quote: OfficeQuote }) {
  const facts = [
    ...(reasons.length > 0 ? [['Why', reasons.map((one) => quoteReasonNames[one]).join(', ')] as const] : []),
    ...(neededBy ? [['Needed by', <When key="needed" at={`${neededBy}T00:00:00Z`} dateOnly />] as const] : []),
  ];
  if (!words && facts.length === 0) return null;
  return (
    <Panel title="What they wrote">
      <Stack>
        {words && <p className={styles.words}>“{words}”</p>}
        {facts.length > 0 && <FactList facts={facts} />}
      </Stack>
    </Panel>
  );
}

export function WhoAsked({ quote }: { quote: OfficeQuote }) {
  const { address, business, email, phone, askedAt } = quote;
  return (
    <Panel title="Who asked">
      <FactList
        facts={[
          ['Name', address.name],
          ['Company', business?.companyName ?? null],
          ['GSTIN', business?.gstin ?? null],
          [
            'Email',
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          ['Phone', phone],
          ['To', [address.streetAddress, placeLine(address), address.country].filter(Boolean).join(', ')],
          ['Asked', <When key="asked" at={askedAt} />],
        ]}
      />
    </Panel>
  );
}
