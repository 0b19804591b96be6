import { useId, useState, type FormEvent } from 'react';
import type { PublicSettings } from '#domain/settings/settings.ts';
import { keepOnDevice, useKeptOnDevice } from '../../../shell/device-storage.ts';
import { useSite } from '../../../shell/site.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/labelled-control.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './pin-form.module.css';
import { formatMoney } from '#domain/money/money.ts';
import { arrivalDates, type DispatchDays } from '#domain/orders/delivery-dates.ts';
import { zoneDays, zoneOf, type DeliveryZones } from '#domain/places/delivery-zones.ts';
import { isPinCode } from '#domain/places/india.ts';
import { placeOfPin } from '#domain/places/pin-places.ts';
import { hasLetterPost, type DeliveryRates } from '#domain/pricing/shipping-fees.ts';
import { deliveryDays, shippingMethodNames } from '#domain/shipping/shipping.ts';
import { formatCalendarDay } from '#domain/time.ts';

const method = 'domestic-standard';

type DeliveryEstimate =
  | { readonly place: string; readonly dates: string }
  /** Why there is none. */
  | { readonly error: string };

/** 'Tue 24 – Fri 27 Nov': the month is said once where it is the same. */
function rangeText(from: string, to: string): string {
  const [start, end] = [from, to].map((day) =>
    formatCalendarDay(day, 'weekday').replace(',', '').replaceAll(' ', '\u00a0'),
  ) as [string, string];
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isSameMonth ? start.slice(0, start.lastIndexOf('\u00a0')) : start} – ${end}`;
}

export function shippingTerms(rates: DeliveryRates): string {
  const { standardFee, letterFee, letterCeiling, freeShippingThreshold } = rates;
  const name = shippingMethodNames[method];
  if (standardFee === 0) return `${name} delivery is free`;
  const small = hasLetterPost(rates)
    ? ` (${formatMoney(letterFee)} for goods up to ${formatMoney(letterCeiling)})`
    : '';
  return `${name} ${formatMoney(standardFee)}${small}, free from ${formatMoney(freeShippingThreshold)}`;
}

/** When an order placed now would arrive at a PIN code. */
export function deliveryEstimate(pin: string, now: Date, settings: DispatchDays & DeliveryZones): DeliveryEstimate {
  if (!isPinCode(pin)) return { error: 'Enter a PIN code of six digits, like 560003.' };
  const place = placeOfPin(pin);
  if (place === null) return { error: `We can’t find ${pin}. Check the first three digits.` };
  const zone = zoneOf({ zipCode: pin, state: '' }, settings);
  const days = zoneDays(method, deliveryDays(method, 'india')!, zone, settings);
  const { from, to } = arrivalDates(days, now, settings);
  return { place, dates: rangeText(from, to) };
}

export const pinKey = 'pin-code';

/** The PIN code of the last visit until another is typed, and the answer to the one that was checked last. */
function usePinEstimate(settings: PublicSettings) {
  const kept = useKeptOnDevice(pinKey);
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState<string | null>(null);
  const [checked, setChecked] = useState<string | null>(null);
  const pin = typed ?? kept ?? '';
  const asked = checked ?? kept;
  const check = (): void => {
    setChecked(pin.trim());
    if ('place' in deliveryEstimate(pin.trim(), now, settings)) keepOnDevice(pinKey, pin.trim());
  };
  return { pin, setPin: setTyped, check, estimate: asked === null ? null : deliveryEstimate(asked, now, settings) };
}

/** When would it arrive? It is worked out here: no one is told the PIN code. */
export function PinForm() {
  const id = useId();
  const { settings } = useSite();
  const { pin, setPin, estimate, check } = usePinEstimate(settings);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    check();
  };
  const error = estimate && 'error' in estimate ? estimate.error : null;
  return (
    <form className={classNames(styles.form, visibility.needsScript)} onSubmit={submit} noValidate>
      <label htmlFor={id}>
        <VisuallyHidden>PIN code, for a delivery date</VisuallyHidden>
      </label>
      <Input
        id={id}
        className={styles.pin}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        placeholder="PIN code"
        value={pin}
        onChange={(event) => setPin(event.target.value)}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-answer` })}
      />
      <Button type="submit" small>
        Check
      </Button>
      <div className={styles.answer} id={`${id}-answer`} aria-live="polite">
        {error ? (
          <FieldError quiet>{error}</FieldError>
        ) : (
          <>
            {estimate && 'place' in estimate && (
              <b>
                {estimate.place}: {estimate.dates}
              </b>
            )}
            <span className={text.meta}>{shippingTerms(settings)}</span>
          </>
        )}
      </div>
    </form>
  );
}
