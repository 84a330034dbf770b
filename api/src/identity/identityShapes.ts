import { z } from 'zod';
import { textShape } from '../graphql/textShape.ts';
import { isCommonPassword } from './commonPassword.ts';
import { CODE_LENGTH } from './oneTimeCode.ts';
import { PASSWORD_LENGTH } from './password.ts';

/** A person's name: anything but blank, and but an address of the web, because mails greet by it. */
export const personNameShape = textShape('Name', 100).refine(
  (name) => !/:\/\/|www\.|[<>/]/i.test(name),
  'Name must be a name, without links',
);

/** An e-mail address, brought to lower case as it is stored. */
export const emailShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Email must have at most 254 characters')
  .pipe(z.email('Email is not an email address'));

/** A phone number as people write it. */
export const mobileShape = textShape('Mobile', 20).regex(/^\+?[0-9][0-9 -]{6,18}$/, 'Mobile must be a phone number');

/** A password that is there already: nothing about it is told but whether it is right. */
export const presentPasswordShape = z
  .string()
  .min(1, 'Password is required')
  .max(PASSWORD_LENGTH.max, 'Password is too long');

/** A password to be: long enough and not one of the most common; of what kinds of characters is the person's own business. */
export const newPasswordShape = z
  .string()
  .min(PASSWORD_LENGTH.min, `Password must have at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `Password must have at most ${PASSWORD_LENGTH.max} characters`)
  .refine(
    (password) => !isCommonPassword(password),
    'This password is one of the most common ones. Please choose another.',
  );

/** A mailed code; people type and paste it with spaces and dashes. */
export const codeShape = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `The code has ${CODE_LENGTH} digits`));

/** A new password typed twice, beside what else the input must hold. */
export function newPasswordTwice(others: z.ZodRawShape = {}) {
  return z
    .looseObject({ ...others, newPassword: newPasswordShape, confirmPassword: z.string() })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'New password and confirm password must be same.',
    });
}
