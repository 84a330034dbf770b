import { z } from 'zod';
import { emailAddressShape } from '../../platform/core/text/emailAddressShape.ts';
import { isCommonPassword } from '../../platform/core/isCommonPassword.ts';
import { hasControls, textShape } from '../../platform/core/text/textShape.ts';
import { phoneNumber } from '@kirana/shared/phone.ts';
import { hasLink } from '../../platform/core/text/hasLink.ts';
import { CODE_LENGTH } from './tokens.ts';

/** The shortest and the longest password that is accepted, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/**
 * A person's name: not blank, and without URLs and controls, because mails greet the person by it. A slash alone is in many names, as in
 * `Priya W/o Ramesh`.
 */
export const personNameShape = textShape('Name', 100, 'Enter your name').refine(
  (name) => !/[<>]|^\/|www\./i.test(name) && !(name.includes('/') && hasLink(name)) && !hasControls(name),
  'Enter your name without links or symbols',
);

/** An e-mail address in lower case, as it is stored. */
export const emailShape = emailAddressShape('Enter a valid email address');

/** A phone number however it is written, as `phoneNumber` reads it. */
export const mobileShape = textShape('Mobile', 40).transform((text, check) => {
  const number = phoneNumber(text);
  if (number === null) check.addIssue('Enter a valid phone number');
  return number ?? z.NEVER;
});

/** The present password of an account: the answer says only whether it is correct. */
export const currentPasswordShape = z
  .string()
  .min(1, 'Enter your password')
  .max(PASSWORD_LENGTH.max, 'Password is too long');

/** A new password: long enough and not one of the most common ones, of any kinds of characters (NIST SP 800-63B). */
export const newPasswordShape = z
  .string()
  .min(PASSWORD_LENGTH.min, `Your password needs at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `Your password can have at most ${PASSWORD_LENGTH.max} characters`)
  .refine((password) => !isCommonPassword(password), 'This password is too common. Choose another one.');

/** A mailed code; spaces and dashes in it are ignored. */
export const codeShape = z
  .string()
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `Enter the ${CODE_LENGTH}-digit code`));

/** A new password and its confirmation, with the shapes of the input's other fields. */
export function newPasswordWithConfirmation(others: z.ZodRawShape = {}) {
  return z
    .looseObject({ ...others, newPassword: newPasswordShape, confirmPassword: z.string() })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'New password and confirm password must be same.',
    });
}
