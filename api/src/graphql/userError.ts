/**
 * A failure the person can act on. Subclasses are members of result unions; anything else that is
 * thrown is masked.
 */
export abstract class UserError extends Error {}

/** One thing that is wrong with an input field. */
export interface InputIssue {
  /** The field's name, dotted for nested ones. */
  path: string;
  message: string;
}

/** An input whose fields do not hold what they must; a form shows each issue beside its field. */
export class InvalidInputError extends UserError {
  readonly issues: InputIssue[];

  constructor(issues: InputIssue[]) {
    super(issues[0]?.message ?? 'The input is not valid');
    this.name = 'InvalidInputError';
    this.issues = issues;
  }
}
