import { z } from 'zod';

/** A line of text from a form: trimmed, not blank, and without what PostgreSQL cannot store (NUL, lone surrogates). */
export function textShape(name: string, max: number) {
  return z
    .string(`${name} is required`)
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} must have at most ${max} characters`)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), `${name} must be plain text`);
}
