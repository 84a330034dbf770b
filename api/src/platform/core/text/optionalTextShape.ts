import { z } from 'zod';
import { isPlainText } from './isPlainText.ts';
import { cleanText } from './cleanText.ts';

/** A text from a form that may be left out: without invisible characters, trimmed, null when blank, and without what PostgreSQL cannot store. */
export function optionalTextShape(name: string, max: number) {
  return z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(max, `${name} can have at most ${max} characters`)
    .refine(isPlainText, `${name} must be plain text`)
    .transform((text) => (text === '' ? null : text))
    .nullish();
}
