import { z } from 'zod';
import { settingFields, settingKeys, settingProblem } from '#domain/settings/fields.ts';
import type { Endpoints } from './endpoint.ts';
import { settings } from './settings.ts';

const officeSettings = z
  .object({
    version: z.int(),
    values: settings.describe('In force.'),
    defaults: settings,
    changes: z
      .array(z.object({ key: z.string(), staffName: z.string(), at: z.string().describe('ISO 8601, UTC.') }))
      .describe('Who changed each the last time; what nobody has changed is not among them.'),
  })
  .meta({ id: 'OfficeSettings' });

export type OfficeSettings = z.infer<typeof officeSettings>;

const changed = settings.partial().superRefine((values, context) => {
  for (const key of settingKeys) {
    const problem = values[key] === undefined ? null : settingProblem(key, values[key]);
    if (problem === null) continue;
    context.addIssue({ code: 'custom', path: [key], message: `${settingFields[key].label}: ${problem}` });
  }
});

const settingsChange = z.object({ version: z.int('version must be a whole number.').min(0), values: changed });

export type SettingsChange = z.infer<typeof settingsChange>;

export const adminSettingsEndpoints = {
  'GET /api/admin/settings': {
    summary: 'The settings in force, how the shop comes, and who changed what.',
    access: 'admin',
    right: 'settings',
    reply: officeSettings,
    status: 200,
  },
  'PATCH /api/admin/settings': {
    summary: 'Changes those that are given. Orders that are placed keep their price. 409: somebody else saved first.',
    access: 'admin',
    right: 'settings',
    dangerous: true,
    body: settingsChange,
    reply: officeSettings,
    status: 200,
  },
} as const satisfies Endpoints;
