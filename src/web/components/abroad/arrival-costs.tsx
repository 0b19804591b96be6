import type { AbroadQuote, ShippingOption } from '#contracts/checkout.ts';
import { codeText } from '#domain/customs/kit-text.ts';
import { formatForeign } from '#domain/money/exchange.ts';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { formatCalendarDay } from '#domain/time.ts';
import styles from './arrival-costs.module.css';

const foreign = (decimal: string, currency: string): string => formatForeign(fromDecimal(decimal), currency);
const day = (isoDate: string): string => formatCalendarDay(isoDate, 'longDate');

interface Props {
  readonly country: string;
  readonly abroad: AbroadQuote;
  /** The way of shipping that is meant. Undefined: it goes by quote. */
  readonly option: ShippingOption | undefined;
  /** It is declared as the kit that it makes. */
  readonly isOneKit: boolean;
}

const unknownSentences = {
  'no-rule':
    'Customs there may ask for duty and tax, which you pay to the carrier. We don’t know how much: ask your customs office before you order.',
  'too-dear':
    'Goods worth as much as this are charged by their kind. We don’t know how much that makes: ask your customs office before you order.',
  'no-rate': 'We can’t work it out without an exchange rate.',
  unsure: 'We don’t know how much duty and tax you pay to the carrier.',
} as const;

function NotKnown({ country, unknown }: { country: string; unknown: AbroadQuote['unknownDuty'] }) {
  const known = unknown?.known;
  return (
    <p>
      <b>On arrival ({country})</b>: {unknownSentences[unknown?.why ?? 'no-rule']}
      {known && ` ${known.source} (as of ${day(known.asOf)}).`}
    </p>
  );
}

/** What has to be paid on arrival: an estimate with its day and its source, or that we do not know. */
function OnArrival({ country, abroad, option, isOneKit }: Props) {
  const costs = isOneKit ? option?.onArrivalAsKit : option?.onArrival;
  if (!costs) return <NotKnown country={country} unknown={abroad.unknownDuty} />;
  const { currency, duty, tax, total, codeCount, perCode, taxName, taxPercent, asOf, source } = costs;
  const kinds = `${codeCount} ${codeCount === 1 ? 'kind' : 'kinds'} of goods × ${foreign(perCode, currency)}`;
  if (Number(total) === 0) {
    return (
      <p>
        <b>On arrival, most likely nothing</b> for customs. An estimate as of {day(asOf)}, not a promise. Source:{' '}
        {source}.
      </p>
    );
  }
  return (
    <p>
      <b>On arrival, about {foreign(total, currency)}</b>: duty {foreign(duty, currency)}
      {Number(perCode) > 0 && ` (${kinds})`} and {taxName} {taxPercent}% {foreign(tax, currency)}, paid to the carrier,
      who may add a fee. An estimate as of {day(asOf)}, not a promise. Source: {source}.
    </p>
  );
}

function Rate({ abroad: { rate }, option }: Props) {
  if (!rate) return <p>You pay in rupees. Your bank converts.</p>;
  const about = option?.about ? `, about ${foreign(option.about, rate.currency)}` : '';
  return (
    <p>
      You pay in rupees{about} at {formatMoney(rate.rupees)} for {foreign('1.00', rate.currency)} ({day(rate.day)}).
      Your bank converts.
    </p>
  );
}

/** What somebody in another country should know before paying. */
export default function ArrivalCosts(props: Props) {
  const { kitOffer, grams, codes: looseCodes } = props.abroad;
  const codes = props.isOneKit && kitOffer ? kitOffer.codes : looseCodes;
  return (
    <div className={styles.box} role="note">
      <OnArrival {...props} />
      <Rate {...props} />
      <details>
        <summary>
          {codes.length} HS {codes.length === 1 ? 'code' : 'codes'}, about {grams.toLocaleString('en-IN')} g with its
          box
        </summary>
        <table className={styles.codes}>
          <thead>
            <tr>
              <th scope="col">HS code</th>
              <th scope="col">Lines</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, lineCount, value }) => (
              <tr key={code}>
                <th scope="row">{codeText(code)}</th>
                <td>{lineCount}</td>
                <td>{formatMoney(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
