import { clockHour, type OpeningTime } from '#domain/shop/support-hours.ts';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import type { ControlProps } from '../../ui/field/labelled-control.tsx';
import styles from './hours-control.module.css';

interface HoursControlProps {
  readonly time: OpeningTime | null;
  readonly control: ControlProps;
  readonly onChange: (time: OpeningTime | null) => void;
}

const usual: OpeningTime = { opensHour: 9, closesHour: 17 };
const closed = 'closed';
const hoursFrom = (first: number): number[] => Array.from({ length: 24 }, (_, index) => first + index);

/** Midnight at the end of a day is no morning. */
const hourName = (hour: number): string => (hour === 24 ? 'midnight' : clockHour(hour));

/** Closed, or from an hour to an hour. */
export function HoursControl({ time, control, onChange }: HoursControlProps) {
  return (
    <span className={styles.hours}>
      <ArrowSelect
        {...control}
        value={time ? String(time.opensHour) : closed}
        onChange={({ target }) =>
          onChange(target.value === closed ? null : { ...(time ?? usual), opensHour: Number(target.value) })
        }
      >
        <option value={closed}>Closed</option>
        {hoursFrom(0).map((hour) => (
          <option key={hour} value={hour}>
            {hourName(hour)}
          </option>
        ))}
      </ArrowSelect>
      {time && (
        <>
          to
          <ArrowSelect
            aria-label="Closes"
            value={String(time.closesHour)}
            onChange={({ target }) => onChange({ ...time, closesHour: Number(target.value) })}
          >
            {hoursFrom(1).map((hour) => (
              <option key={hour} value={hour}>
                {hourName(hour)}
              </option>
            ))}
          </ArrowSelect>
        </>
      )}
    </span>
  );
}
