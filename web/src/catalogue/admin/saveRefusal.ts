import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';

/** What can be wrong with a category or a sub-category that is to be saved. */
type SaveError =
  | {
      readonly __typename: 'InvalidInputError';
      readonly message: string;
      readonly issues: ReadonlyArray<{ readonly path: string; readonly message: string }>;
    }
  | {
      readonly __typename: 'NameTakenError' | 'PictureGoneError' | 'CategoryGoneError' | 'SubCategoryGoneError';
      readonly message: string;
    }
  | { readonly __typename: '%other' };

/** Why it was not saved, beside the field that is to blame. */
export function saveRefusal(error: SaveError): FormRefusal {
  const about = (path: string, message: string) => refusalOf(message, [{ path, message }]);
  switch (error.__typename) {
    case 'InvalidInputError':
      return refusalOf(error.message, error.issues);
    case 'NameTakenError':
      return about('name', error.message);
    case 'PictureGoneError':
      return about('pictureId', error.message);
    case 'CategoryGoneError':
      return about('categoryIds', error.message);
    case 'SubCategoryGoneError':
      return refusalOf(error.message);
    case '%other':
      return refusalOf(troubleMessage(error));
  }
}
