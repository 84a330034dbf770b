import { z } from 'zod';
import { textShape } from '../../platform/core/text/textShape.ts';

const MAX_CATEGORIES = 50;

/** A line of text with composed letters and single spaces, so that two lines that look equal are equal. */
export function singleLineShape(name: string, max: number) {
  return textShape(name, max).transform((line) => line.normalize('NFC').replace(/\s+/g, ' '));
}

const nameShape = singleLineShape('Name', 60);
const GST_RANGE = 'GST must be a whole number from 0 to 100';

/** The valid fields of a category. */
export const categoryShape = z.looseObject({
  name: nameShape,
  gstPercent: z.number().int(GST_RANGE).min(0, GST_RANGE).max(100, GST_RANGE).nullish(),
});

/** The valid fields of a sub-category. */
export const subCategoryShape = z.looseObject({
  name: nameShape,
  categoryIds: z
    .array(z.unknown())
    .min(1, 'Choose at least one category')
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} categories`),
});
