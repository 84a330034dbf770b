import { z } from 'zod';
import { textShape } from '../graphql/textShape.ts';

/** A person's name: anything but blank. */
export const personNameShape = textShape('name', 100);

/** An e-mail address, brought to lower case as it is stored. */
export const emailShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'email must have at most 254 characters')
  .pipe(z.email('email is not an email address'));
