import type { OfficeSettings } from '#contracts/settings.ts';
import { settingFields, settingKeys, type SettingSection } from '#domain/settings/fields.ts';
import type { SettingKey, Settings } from '#domain/settings/settings.ts';
import { showSetting } from '#domain/settings/show-setting.ts';
import { LabelledControl, type ControlProps } from '../../ui/field/labelled-control.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import { isDefault, typedOf, type Draft } from './settings-draft.ts';
import { TableControl } from './table/table-control.tsx';
import styles from './section-panel.module.css';
import type { Holiday } from '#domain/orders/delivery-dates.ts';
import type { SettingRule } from '#domain/settings/rules.ts';
import { type OpeningTime, clockHour } from '#domain/shop/support-hours.ts';
import { Input } from '../../ui/field/input.tsx';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { useRef } from 'react';
import { formatCalendarDay } from '#domain/time.ts';
import { cross, plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';

interface HolidaysControlProps {
  readonly holidays: readonly Holiday[];
  readonly control: ControlProps;
  readonly onChange: (holidays: Holiday[]) => void;
}

const inOrder = (days: readonly Holiday[]): Holiday[] =>
  days.toSorted((one, other) => one.day.localeCompare(other.day));

/** The list, and a line in which another day is added to it. */
function HolidaysControl({ holidays, control, onChange }: HolidaysControlProps) {
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
function HoursControl({ time, control, onChange }: HoursControlProps) {
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

interface SettingControlProps {
  readonly rule: SettingRule;
  readonly typed: unknown;
  readonly control: ControlProps;
  readonly onChange: (typed: unknown) => void;
}

/** What one types or chooses a setting with, by its kind. */
function SettingControl({ rule, typed, control, onChange }: SettingControlProps) {
  if (rule.kind === 'hours') {
    return <HoursControl time={typed as OpeningTime | null} control={control} onChange={onChange} />;
  }
  if (rule.kind === 'holidays') {
    return <HolidaysControl holidays={typed as Holiday[]} control={control} onChange={onChange} />;
  }
  if (rule.kind === 'table') return <TableControl {...{ rule, typed, control, onChange }} />;
  const text = {
    value: String(typed),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (rule.kind === 'choice') {
    return (
      <ArrowSelect {...text} {...control}>
        {Object.entries(rule.choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </ArrowSelect>
    );
  }
  if (rule.kind === 'line') return <Input type={rule.type} maxLength={rule.maxLength} {...text} {...control} />;
  return (
    <span className={styles.number}>
      {rule.kind === 'money' && <span aria-hidden="true">₹</span>}
      <Input inputMode={rule.kind === 'money' ? 'decimal' : 'numeric'} maxLength={14} {...text} {...control} />
      {rule.kind === 'count' && <span>{rule.unit}</span>}
    </span>
  );
}

interface EditedSettings {
  readonly draft: Draft;
  readonly defaults: Settings;
  readonly changes: OfficeSettings['changes'];
  readonly problems: Partial<Record<SettingKey, string>>;
  readonly set: (key: SettingKey, typed: unknown) => void;
}

function LastChange({ change }: { change: OfficeSettings['changes'][number] | undefined }) {
  if (!change) return null;
  return (
    <>
      {' '}
      Changed by {change.staffName}, <When at={change.at} inSentence />.
    </>
  );
}

function SettingRow({ name, settings }: { name: SettingKey; settings: EditedSettings }) {
  const { draft, defaults, changes, problems, set } = settings;
  const { label, cites, rule } = settingFields[name];
  const back = isDefault(name, draft, defaults) ? undefined : (
    <TextButton
      aria-label={
        rule.kind === 'table'
          ? `${label}: back to how it came`
          : `${label}: back to ${showSetting(name, defaults[name])}`
      }
      onClick={() => set(name, typedOf(name, defaults[name]))}
    >
      {rule.kind === 'table'
        ? 'Back to how it came'
        : `Back to ${rule.kind === 'holidays' ? 'none' : showSetting(name, defaults[name])}`}
    </TextButton>
  );
  const hint = (
    <>
      {cites}
      <LastChange change={changes.find(({ key }) => key === name)} />
    </>
  );
  return (
    <LabelledControl label={label} hint={hint} error={problems[name]} quietError aside={back} className={styles.row}>
      {(control) => (
        <SettingControl rule={rule} typed={draft[name]} control={control} onChange={(typed) => set(name, typed)} />
      )}
    </LabelledControl>
  );
}

interface SectionPanelProps {
  readonly section: SettingSection;
  readonly title: string;
  readonly settings: EditedSettings;
}

/** One sheet of settings. */
export const SectionPanel = ({ section, title, settings }: SectionPanelProps) => (
  <div id={section} className={styles.section}>
    <Panel title={title}>
      <div className={styles.rows}>
        {settingKeys
          .filter((key) => settingFields[key].section === section)
          .map((key) => (
            <SettingRow key={key} name={key} settings={settings} />
          ))}
      </div>
    </Panel>
  </div>
);
