/**
 * An error that the caller can act on. Its subclasses are members of result unions. Edges translate access errors, and mask all
 * other errors.
 */
export abstract class UserError extends Error {}

/** One invalid field of an input. */
export interface InputIssue {
  /** The field's name, dotted for nested ones. */
  path: string;
  message: string;
}

/** An input with invalid fields; a form displays each issue beside its field. */
export class InvalidInputError extends UserError {
  readonly issues: InputIssue[];

  constructor(issues: InputIssue[]) {
    super(issues[0]?.message ?? 'The input is not valid');
    this.name = 'InvalidInputError';
    this.issues = issues;
  }
}
