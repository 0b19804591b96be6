import type { OfficeSettings } from '#contracts/settings.ts';
import { settingFields, settingKeys, type SettingSection } from '#domain/settings/fields.ts';
import type { SettingKey, Settings } from '#domain/settings/settings.ts';
import { showSetting } from '#domain/settings/show-setting.ts';
import { LabelledControl } from '../../ui/field/labelled-control.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import { SettingControl } from './setting-control.tsx';
import { isDefault, typedOf, type Draft } from './settings-draft.ts';
import styles from './section-panel.module.css';

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
      Changed by {change.staffName}, <When at={change.at} />.
    </>
  );
}

function SettingRow({ name, settings }: { name: SettingKey; settings: EditedSettings }) {
  const { draft, defaults, changes, problems, set } = settings;
  const { label, cites, rule } = settingFields[name];
  const back = isDefault(name, draft, defaults) ? undefined : (
    <TextButton
      aria-label={`${label}: back to ${showSetting(name, defaults[name])}`}
      onClick={() => set(name, typedOf(name, defaults[name]))}
    >
      Back to {rule.kind === 'holidays' ? 'none' : showSetting(name, defaults[name])}
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
