import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import { inputNames, productFields } from './productDraft.ts';

/** What can be wrong with a product that is to be saved. */
type SaveError =
  | {
      readonly __typename: 'InvalidInputError';
      readonly message: string;
      readonly issues: ReadonlyArray<{ readonly path: string; readonly message: string }>;
    }
  | {
      readonly __typename: 'SkuTakenError' | 'CategoryGoneError' | 'SubCategoryGoneError' | 'PictureGoneError';
      readonly message: string;
    }
  | { readonly __typename: '%other' };

/** Why a product was not saved, beside the field of the form that is to blame. */
export function productRefusal(error: SaveError): FormRefusal {
  const about = (path: string, message: string) => refusalOf(message, [{ path, message }]);
  switch (error.__typename) {
    case 'InvalidInputError':
      return refusalOf(
        error.message,
        error.issues.map(({ path, message }) => ({ path: fieldOf(path), message })),
      );
    case 'SkuTakenError':
      return about('sku', error.message);
    case 'CategoryGoneError':
      return about('categories', error.message);
    case 'SubCategoryGoneError':
      return about('subCategories', error.message);
    case 'PictureGoneError':
      return about('pictures', error.message);
    case '%other':
      return refusalOf(troubleMessage(error));
  }
}

/** What the form calls the place of an input: `details.2.value` is `details.2`, `categoryIds.1` is `categories`. */
function fieldOf(path: string): string {
  const [input = '', place] = path.split('.');
  if (input === inputNames.details && place !== undefined) return `${input}.${place}`;
  return productFields.find((field) => inputNames[field] === input) ?? input;
}
