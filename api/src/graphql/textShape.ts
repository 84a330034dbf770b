import { z } from 'zod';

/** A line of text that a person fills in: trimmed, not blank, and without NUL, which PostgreSQL can't store. */
export function textShape(name: string, max: number) {
  return z
    .string()
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} must have at most ${max} characters`)
    .refine((text) => !text.includes('\0'), `${name} must be plain text`);
}
