import { z } from 'zod';
import { isPlainText } from '#domain/text.ts';

/** Words of somebody, refused with one sentence. */
export const plainText = (message: string, max: number) =>
  z.string(message).trim().max(max, message).refine(isPlainText, message);
