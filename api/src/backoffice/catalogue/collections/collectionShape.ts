import { z } from 'zod';
import { handleOf } from '../../../shop/catalogue/collections/collections.ts';
import { optionalTextShape } from '../../../platform/core/text/textShape.ts';
import { singleLineShape } from '../catalogueShapes.ts';

/** The most products that a collection can have by hand. */
export const MAX_COLLECTION_PRODUCTS = 500;

const [MAX_TITLE, MAX_HANDLE, MAX_DESCRIPTION] = [100, 80, 5000];

/** The valid fields of a collection. Its handle is what an address may contain of the text. */
export const collectionShape = z
  .looseObject({
    title: singleLineShape('Title', MAX_TITLE),
    handle: z
      .string()
      .transform(handleOf)
      .pipe(z.string().min(1, 'The address needs a letter or a digit').max(MAX_HANDLE))
      .nullish(),
    description: optionalTextShape('Description', MAX_DESCRIPTION),
    rules: z.looseObject({ collectionHandle: z.unknown() }).nullish(),
    productIds: z
      .array(z.unknown())
      .max(MAX_COLLECTION_PRODUCTS, `Pick at most ${MAX_COLLECTION_PRODUCTS} products, or use rules`)
      .nullish(),
    sort: z.string(),
    startDate: z.iso.date('Enter a day such as 2026-01-31').nullish(),
    endDate: z.iso.date('Enter a day such as 2026-01-31').nullish(),
  })
  .superRefine(({ title, handle, rules, productIds, sort, startDate, endDate }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (handle == null && handleOf(title) === '') refuse('handle', 'Enter an address, such as diwali-offers');
    if ((rules == null) === (productIds == null)) refuse('rules', 'Give either rules or products');
    if (rules && Object.entries(rules).every(([, value]) => isEmpty(value)))
      refuse('rules', 'Choose at least one rule');
    if (rules?.collectionHandle != null) refuse('rules', 'A rule can’t name a collection');
    if (rules && sort === 'MANUAL') refuse('sort', 'Only products picked by hand have an order of their own');
    if (startDate != null && endDate != null && startDate > endDate)
      refuse('endDate', 'The last day can’t be before the first one');
  });

/** Whether a field of a filter restricts nothing. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every((part) => part == null);
  return value == null || value === false;
}
