import { useRef, useState, type RefObject } from 'react';
import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { taxAmount } from '#domain/pricing/tax.ts';
import { quoteWordsMaxLength } from '#domain/quotes/quotes.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import formStyles from '../../forms/form.module.css';
import { AppLink } from '../../shell/app-link.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Button, buttonClass } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Columns, Stack } from '../ui/columns/columns.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { SaveBar } from '../ui/save-bar/save-bar.tsx';
import { BuyerPanel, DraftNext } from './draft-panels.tsx';
import { ClassPanel } from './class-panel.tsx';
import { WhatTheyWrote, WhoAsked } from './quote-asked.tsx';
import { QuoteConflict } from './quote-conflict.tsx';
import { useQuoteEditing } from './quote-editing.ts';
import { QuoteStanding } from './quote-standing.tsx';
import { SentVersion } from './sent-version.tsx';
import { QuoteThread } from './quote-thread.tsx';
import { sheetPrice, type Sheet } from './quote-sheet.ts';
import { useQuoteChange } from './quotes.queries.ts';
import { SheetLines } from './sheet-lines.tsx';
import styles from './quote-editor.module.css';

interface SheetProps {
  readonly sheet: Sheet;
  readonly onChange: (part: Partial<Sheet>) => void;
}

/** Where whoever it is for would pick it up. */
const methodName = (method: Sheet['shippingMethod'], { address }: OfficeQuote, { buyer }: Sheet): string =>
  shippingNameOf({ shippingMethod: method, country: buyer?.country ?? address.country });

interface TermsProps extends SheetProps {
  readonly quote: OfficeQuote;
  readonly freight: { readonly ref: RefObject<HTMLInputElement | null>; readonly error: string | undefined };
}

function Terms({ quote, sheet, freight, onChange }: TermsProps) {
  const isDraft = quote.kind === 'draft';
  const bind = (key: Exclude<keyof Sheet, 'lines' | 'shippingMethod' | 'buyer'>) => ({
    value: sheet[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  return (
    <Panel title={isDraft ? 'Discount, delivery, note' : 'Discount, freight, terms'}>
      <div className={formStyles.form}>
        <div className={formStyles.pair}>
          <Field label="Discount, such as 5% or 350" {...bind('discount')} inputMode="text" />
          <Field label="Discount line says" {...bind('discountLabel')} maxLength={100} placeholder="Discount" />
          <Field
            label="Freight, with GST"
            {...bind('freight')}
            {...freight}
            inputMode="decimal"
            hint="0 if it costs nothing."
          />
        </div>
        <div className={formStyles.pair}>
          <SelectField
            label="Travels by"
            value={sheet.shippingMethod}
            onChange={({ target }) => onChange({ shippingMethod: target.value as Sheet['shippingMethod'] })}
          >
            {shippingMethods.map((method) => (
              <option key={method} value={method}>
                {methodName(method, quote, sheet)}
              </option>
            ))}
          </SelectField>
          <Field label="Arrives within (business days)" {...bind('deliveryDays')} inputMode="numeric" />
          {!isDraft && <Field label="Prices hold for (days)" {...bind('validDays')} inputMode="numeric" />}
        </div>
        <TextAreaField
          label={isDraft ? 'Note on the order' : 'Words on the quote'}
          {...bind('note')}
          rows={3}
          maxLength={quoteWordsMaxLength}
        />
      </div>
    </Panel>
  );
}

function Totals({ sheet, quote }: { sheet: Sheet; quote: OfficeQuote }) {
  const worked = sheetPrice(sheet, quote.supply);
  if (worked === null) return <p>A discount takes off 100% at most.</p>;
  const { price, tax } = worked;
  return (
    <FactList
      facts={[
        ['Lines', formatMoney(price.subtotal)],
        ['Discount', price.adjusted === 0 ? null : formatMoney(price.adjusted).replace('-', '−')],
        ['Freight', sheet.freight.trim() === '' ? 'not priced yet' : formatMoney(price.shipping)],
        ['Total', <b key="total">{formatMoney(price.total)}</b>],
        ['Taxable value', formatMoney(tax.taxable)],
        [`GST, ${quote.placeOfSupply}`, formatMoney(taxAmount(tax))],
      ]}
    />
  );
}

interface NextProps {
  readonly quote: OfficeQuote;
  readonly sheet: Sheet;
  readonly isChanged: boolean;
  readonly send: { readonly isPending: boolean; readonly error: Error | null; readonly run: () => void };
}

/** What is to be done about it, or who has to do something. */
function titleOf({ hasQuestion, kind, state }: OfficeQuote): string {
  if (hasQuestion) return 'Next: answer their question';
  if (state === 'accepted') return 'It’s an order now';
  if (kind === 'draft') return 'What it comes to';
  const titles = { asked: 'Next: price and send it', open: 'They decide', over: 'It has ended', declined: 'Declined' };
  return titles[state];
}

/** What comes next: sending, or looking at what it became. */
function Next({ quote, sheet, isChanged, send }: NextProps) {
  const { id, version, sent } = quote;
  const act = (key: 'POST /api/admin/quotes/:id/reopen' | 'POST /api/admin/quotes/:id/decline') => () =>
    officeCall(key, { params: { id }, body: { version } });
  const reopen = useQuoteChange(id, act('POST /api/admin/quotes/:id/reopen'), 'Quote opened again');
  const close = useQuoteChange(id, act('POST /api/admin/quotes/:id/decline'), 'Quote closed');
  const error = send.error ?? reopen.error ?? close.error;
  return (
    <Panel title={titleOf(quote)} next={quote.hasQuestion || (quote.kind === 'quote' && quote.state === 'asked')}>
      <Stack>
        <QuoteStanding quote={quote} />
        <Totals sheet={sheet} quote={quote} />
        {sent && <SentVersion quote={{ ...quote, sent }} />}
        {quote.order && <AppLink href={officePaths.order(quote.order.id)}>Open order {quote.order.number}</AppLink>}
        {quote.cancelledOrder && (
          <p>
            <AppLink href={officePaths.order(quote.cancelledOrder.id)}>Order {quote.cancelledOrder.number}</AppLink> was
            cancelled. {quote.kind === 'quote' ? 'They can accept again while it holds.' : 'It can be made again.'}
          </p>
        )}
        {quote.declineReason && <p>“{quote.declineReason}”</p>}
        <FormError>{error && errorMessage(error)}</FormError>
        {quote.status === 'declined' && (
          <Button pending={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
            Open it again
          </Button>
        )}
        {quote.kind === 'quote' && (quote.status === 'asked' || quote.status === 'sent') && (
          <>
            <Button
              {...((isChanged || quote.state !== 'open') && { variant: 'primary' as const })}
              pending={send.isPending}
              onClick={send.run}
            >
              {send.isPending
                ? 'Sending…'
                : `${isChanged ? 'Save and send' : 'Send'} version ${(sent?.version ?? 0) + 1}`}
            </Button>
            <p>
              They get the PDF and a link by email. {sent && `Version ${sent.version} can no longer be accepted then.`}
            </p>
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={`/api/admin/quotes/${id}/pdf`}
              target="_blank"
              rel="noopener"
            >
              See the saved PDF
            </a>
            <Button variant="quiet" pending={close.isPending} onClick={() => close.mutate(undefined)}>
              Close without a quote
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Nothing is sent before somebody has said what the freight costs: it is asked for at its field. */
function useFreight({ freight }: Sheet) {
  const ref = useRef<HTMLInputElement>(null);
  const [wasAsked, setAsked] = useState(false);
  const isPriced = freight.trim() !== '';
  return {
    field: { ref, error: wasAsked && !isPriced ? 'Say what the freight costs first; 0 if nothing.' : undefined },
    isPriced: () => {
      setAsked(true);
      if (!isPriced) ref.current?.focus();
      return isPriced;
    },
  };
}

/** Pricing one quote. What is typed stays until it is saved, whatever the server says. */
export function QuoteEditor({ quote }: { quote: OfficeQuote }) {
  const { id } = quote;
  const editing = useQuoteEditing(quote);
  const { base, typed, changes, isOpen, theirs, save, saveTyped, start, set, discard } = editing;
  const send = useQuoteChange(
    id,
    async () => {
      const { version } = await saveTyped();
      return start(await officeCall('POST /api/admin/quotes/:id/send', { params: { id }, body: { version } }));
    },
    'Quote sent',
  );
  const freight = useFreight(typed);
  const worked = sheetPrice(typed, quote.supply);
  return (
    <>
      <Columns
        side={
          <>
            <Next
              quote={quote}
              sheet={typed}
              isChanged={changes.length > 0}
              send={{
                isPending: send.isPending,
                error: send.error ?? save.error,
                run: () => freight.isPriced() && send.mutate(undefined),
              }}
            />
            {quote.kind === 'draft' && quote.status === 'asked' && (
              <DraftNext quote={quote} total={worked?.price.total ?? null} save={saveTyped} />
            )}
            {quote.class && <ClassPanel id={id} room={quote.class} />}
            {quote.kind === 'quote' && <WhoAsked quote={quote} />}
          </>
        }
      >
        <fieldset className={styles.sheet} disabled={!isOpen} aria-label="Sheet">
          <Panel title="Lines">
            <SheetLines
              lines={typed.lines}
              totals={worked?.price.lines.map(({ amount }) => amount) ?? []}
              onChange={(lines) => set({ lines })}
            />
          </Panel>
          {typed.buyer && <BuyerPanel buyer={typed.buyer} onChange={(buyer) => set({ buyer })} />}
          <Terms quote={quote} sheet={typed} freight={freight.field} onChange={set} />
        </fieldset>
        {quote.kind === 'quote' && <WhatTheyWrote quote={quote} />}
        {quote.kind === 'quote' && <QuoteThread quote={quote} />}
      </Columns>
      {isOpen && (
        <SaveBar
          changes={changes}
          isSaving={save.isPending}
          onSave={() => save.mutate({ sheet: typed, from: base })}
          onDiscard={discard}
        />
      )}
      {theirs && <QuoteConflict editing={editing} theirs={theirs} />}
    </>
  );
}
