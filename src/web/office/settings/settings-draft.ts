import { fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';
import { isSameValue } from '#domain/settings/same-value.ts';
import { settingFields, settingKeys, settingProblem } from '#domain/settings/fields.ts';
import { showSetting } from '#domain/settings/show-setting.ts';
import type { SettingKey, Settings } from '#domain/settings/settings.ts';

/** What stands in the fields: amounts, numbers and lines as they are typed, everything else as it is. */
export type Draft = Readonly<Record<SettingKey, unknown>>;

const kindOf = (key: SettingKey) => settingFields[key].rule.kind;

/** A value as its field shows it: '799', '450.50'. */
export function typedOf(key: SettingKey, value: unknown): unknown {
  if (kindOf(key) === 'money') return toDecimal(toPaise(value as number)).replace(/\.00$/, '');
  const { rule } = settingFields[key];
  if (rule.kind === 'table') return rule.write(value);
  return rule.kind === 'count' ? String(value) : value;
}

/** What a field means: an amount in paise, a number, a line without spaces around it. What is none stays as it was typed. */
export function valueOf(key: SettingKey, typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const { rule } = settingFields[key];
  if (rule.kind === 'table') return rule.read(typed);
  const text = typed.trim();
  if (kindOf(key) === 'money') {
    const digits = text.replace(/^₹\s*/, '').replaceAll(/[,\s]/g, '');
    return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? fromDecimal(digits) : text;
  }
  return kindOf(key) === 'count' && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export const draftOf = (settings: Settings): Draft =>
  Object.fromEntries(settingKeys.map((key) => [key, typedOf(key, settings[key])])) as Draft;

export const isDefault = (key: SettingKey, draft: Draft, defaults: Settings): boolean =>
  isSameValue(valueOf(key, draft[key]), defaults[key]);

export const changedKeys = (before: Settings, draft: Draft): SettingKey[] =>
  settingKeys.filter((key) => !isSameValue(valueOf(key, draft[key]), before[key]));

/** What is wrong with each field that has something wrong. */
export const problemsOf = (draft: Draft): Partial<Record<SettingKey, string>> =>
  Object.fromEntries(
    settingKeys.flatMap((key) => {
      const problem = settingProblem(key, valueOf(key, draft[key]));
      return problem === null ? [] : [[key, problem]];
    }),
  );

/** The values of some fields, as they are sent. */
export const valuesOf = (draft: Draft, keys: readonly SettingKey[]): Partial<Settings> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key, draft[key])]));

/** 'Standard, India from ₹799 to ₹450' */
export const changeInWords = (key: SettingKey, before: Settings, draft: Draft): string =>
  `${settingFields[key].label} from ${showSetting(key, before[key])} to ${showSetting(key, valueOf(key, draft[key]))}`;
