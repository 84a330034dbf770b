import { z } from 'zod';
import { isPlainText } from './isPlainText.ts';
import { cleanText } from './cleanText.ts';

/** A line of text from a form: without invisible characters, trimmed, not blank, and without what PostgreSQL cannot store (NUL, lone surrogates). */
export function textShape(name: string, max: number, missing = `${name} is required`) {
  return z
    .string(missing)
    .overwrite(cleanText)
    .trim()
    .min(1, missing)
    .max(max, `${name} can have at most ${max} characters`)
    .refine(isPlainText, `${name} must be plain text`);
}
