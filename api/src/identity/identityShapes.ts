import { z } from 'zod';
import { textShape } from '../graphql/textShape.ts';

/** A person's name: anything but blank. */
export const personNameShape = textShape('Name', 100);

/** An e-mail address, brought to lower case as it is stored. */
export const emailShape = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Email must have at most 254 characters')
  .pipe(z.email('Email is not an email address'));
