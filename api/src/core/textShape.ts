import { z } from 'zod';
import { isPlainText } from './isPlainText.ts';

/** A line of text from a form: trimmed, not blank, and without what PostgreSQL cannot store (NUL, lone surrogates). */
export function textShape(name: string, max: number) {
  return z
    .string(`${name} is required`)
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} must have at most ${max} characters`)
    .refine(isPlainText, `${name} must be plain text`);
}
