import { z } from 'zod';
import { textShape } from '../../graphql/textShape.ts';

const MAX_CATEGORIES = 50;

/** The name of a category or sub-category: one line, with letters composed, so that two names that look alike are alike. */
const nameShape = textShape('Name', 60).transform((name) => name.normalize('NFC').replace(/\s+/g, ' '));

/** What the fields of a category must hold. */
export const categoryShape = z.looseObject({ name: nameShape });

/** What the fields of a sub-category must hold. */
export const subCategoryShape = z.looseObject({
  name: nameShape,
  categoryIds: z
    .array(z.unknown())
    .min(1, 'Choose at least one category')
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} categories`),
});
