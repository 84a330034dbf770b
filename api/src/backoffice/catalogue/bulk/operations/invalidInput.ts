import { InvalidInputError } from '../../../../platform/core/errors/userError.ts';

/** The error of one invalid field. */
export function invalidInput(path: string, message: string): InvalidInputError {
  return new InvalidInputError([{ path, message }]);
}
