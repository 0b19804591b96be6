import { useRef } from 'react';
import type { Holiday } from '#domain/orders/delivery-dates.ts';
import { formatCalendarDay } from '#domain/time.ts';
import { cross, plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Input } from '../../ui/field/input.tsx';
import type { ControlProps } from '../../ui/field/labelled-control.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './holidays-control.module.css';

interface HolidaysControlProps {
  readonly holidays: readonly Holiday[];
  readonly control: ControlProps;
  readonly onChange: (holidays: Holiday[]) => void;
}

const inOrder = (days: readonly Holiday[]): Holiday[] =>
  days.toSorted((one, other) => one.day.localeCompare(other.day));

/** The list, and a line in which another day is added to it. */
export function HolidaysControl({ holidays, control, onChange }: HolidaysControlProps) {
  const dayRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const add = () => {
    const [day, name] = [dayRef.current!, nameRef.current!];
    if (day.value === '') return day.focus();
    if (name.value.trim() === '') return name.focus();
    onChange(
      inOrder([...holidays.filter((one) => one.day !== day.value), { day: day.value, name: name.value.trim() }]),
    );
    day.value = '';
    name.value = '';
    day.focus();
  };
  const addOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.holidays}>
      {holidays.length > 0 && (
        <ul className={styles.list}>
          {holidays.map(({ day, name }) => (
            <li key={day}>
              <time dateTime={day}>{formatCalendarDay(day, 'weekdayDate')}</time>
              <span>{name}</span>
              <Button
                variant="quiet"
                aria-label={`Take out ${name}, ${formatCalendarDay(day, 'weekdayDate')}`}
                onClick={() => {
                  onChange(holidays.filter((one) => one.day !== day));
                  dayRef.current?.focus();
                }}
              >
                <Icon shape={cross} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Input {...control} ref={dayRef} type="date" onKeyDown={addOnEnter} />
        <Input aria-label="Its name" placeholder="Diwali" maxLength={60} ref={nameRef} onKeyDown={addOnEnter} />
        <Button onClick={add}>
          <Icon shape={plus} />
          Add the day
        </Button>
      </div>
    </div>
  );
}
