import { graphql, readInlineData } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type { categoryFormErrors_error$key } from './__generated__/categoryFormErrors_error.graphql.ts';

/** The fields of the form that the errors without issues are about. */
const fieldsByType: Readonly<Record<string, string>> = {
  NameTakenError: 'name',
  PictureNotFoundError: 'pictureId',
  CategoryNotFoundError: 'categoryIds',
};

/** Assigns an error of a mutation that saves a category or a sub-category to the form field that caused it. */
export function categoryFormErrors(errorKey: categoryFormErrors_error$key): FormErrors {
  const { __typename, message, issues } = readInlineData<categoryFormErrors_error$key>(
    graphql`
      fragment categoryFormErrors_error on Error @inline {
        __typename
        message
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    `,
    errorKey,
  );
  if (issues !== undefined) {
    return toFormErrors(
      message,
      issues.map(({ path, message: text }) => ({ path, message: text })),
    );
  }
  const field = fieldsByType[__typename];
  return toFormErrors(message, field === undefined ? [] : [{ path: field, message }]);
}
