import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { inputNames, productFields } from '../productDraft.ts';

interface InvalidProduct {
  readonly message: string;
  readonly issues: ReadonlyArray<{ readonly path: string; readonly message: string }>;
}

/** The options of the mutations that save a product, which assign an error to the form field that caused it. */
export function productErrors(onFormErrors: (errors: FormErrors) => void) {
  return {
    fields: {
      SkuTakenError: 'sku',
      CategoryNotFoundError: 'categories',
      SubCategoryNotFoundError: 'subCategories',
      PictureNotFoundError: 'pictures',
    },
    errors: {
      InvalidInputError: ({ message, issues }: InvalidProduct) =>
        onFormErrors(
          toFormErrors(
            message,
            issues.map((issue) => ({ path: fieldOf(issue.path), message: issue.message })),
          ),
        ),
    },
    onFormErrors,
  };
}

/** Maps an input path to a form field: `details.2.value` to `details.2`, `categoryIds.1` to `categories`. */
function fieldOf(path: string): string {
  const [input = '', place] = path.split('.');
  if (input === inputNames.details && place !== undefined) return `${input}.${place}`;
  return productFields.find((field) => inputNames[field] === input) ?? input;
}
