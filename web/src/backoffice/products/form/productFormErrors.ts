import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { inputNames, productFields } from '../productDraft.ts';

/** The errors of the mutations that save a product. */
type SaveError =
  | {
      readonly __typename: 'InvalidInputError';
      readonly message: string;
      readonly issues: ReadonlyArray<{ readonly path: string; readonly message: string }>;
    }
  | {
      readonly __typename:
        'SkuTakenError' | 'CategoryNotFoundError' | 'SubCategoryNotFoundError' | 'PictureNotFoundError';
      readonly message: string;
    }
  | { readonly __typename: '%other' };

/** Assigns an error to the form field that caused it. */
export function productFormErrors(error: SaveError): FormErrors {
  const about = (path: string, message: string) => toFormErrors(message, [{ path, message }]);
  switch (error.__typename) {
    case 'InvalidInputError':
      return toFormErrors(
        error.message,
        error.issues.map(({ path, message }) => ({ path: fieldOf(path), message })),
      );
    case 'SkuTakenError':
      return about('sku', error.message);
    case 'CategoryNotFoundError':
      return about('categories', error.message);
    case 'SubCategoryNotFoundError':
      return about('subCategories', error.message);
    case 'PictureNotFoundError':
      return about('pictures', error.message);
    case '%other':
      return toFormErrors(toErrorMessage(error));
  }
}

/** Maps an input path to a form field: `details.2.value` to `details.2`, `categoryIds.1` to `categories`. */
function fieldOf(path: string): string {
  const [input = '', place] = path.split('.');
  if (input === inputNames.details && place !== undefined) return `${input}.${place}`;
  return productFields.find((field) => inputNames[field] === input) ?? input;
}
