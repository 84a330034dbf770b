import { z } from 'zod';
import { isGstin } from './isGstin.ts';
import { cleanText } from '../text/cleanText.ts';

/** A GSTIN as people write it: spaces and small letters are no mistake. */
export const gstinShape = z
  .string('Enter the GSTIN')
  .overwrite(cleanText)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine(isGstin, 'Check the GSTIN: it has 15 characters, and its last one proves the others');
