import { driveHints } from './drive-hints.ts';
import type { SchematicHints } from './hints.ts';
import { timeHints } from './time-hints.ts';
import { toneHints } from './tone-hints.ts';

export const schematicHints: Readonly<Record<string, SchematicHints>> = { ...driveHints, ...toneHints, ...timeHints };
