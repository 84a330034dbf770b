/**
 * An error that the caller can act on. Its subclasses are members of result unions. Edges translate access errors, and mask all
 * other errors.
 */
export abstract class UserError extends Error {
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The scalars that a field of an error can have in the schema, and their values. */
interface Scalars {
  DateTime: Date;
  Int: number;
  Paise: number;
  String: string;
}

interface UserErrorField {
  type: keyof Scalars;
  nullable?: boolean;
  description: string;
}

type UserErrorFields = Record<string, UserErrorField>;

type ValueOf<Field extends UserErrorField> = Scalars[Field['type']] | (Field['nullable'] extends true ? null : never);

type ValuesOf<Fields extends UserErrorFields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** A class of errors that describes its GraphQL type. */
export interface UserErrorClass<Parameters extends unknown[] = never[], Values = object> {
  new (...parameters: Parameters): UserError & Values;
  readonly description: string;
  readonly fields: UserErrorFields;
}

/**
 * Makes the base of a class of errors that result unions can name: `class OutOfStockError extends defineUserError({ … })`. The GraphQL
 * type has the name of the class, and this description and these fields. A constructor passes the message, unless it is given here,
 * and the values of the fields to `super`.
 */
export function defineUserError(definition: {
  description: string;
  message: string;
}): UserErrorClass<[message?: string]>;
export function defineUserError<const Fields extends UserErrorFields>(definition: {
  description: string;
  fields: Fields;
}): UserErrorClass<[message: string, details: ValuesOf<Fields> & ErrorOptions], ValuesOf<Fields>>;
export function defineUserError(definition: {
  description: string;
}): UserErrorClass<[message: string, options?: ErrorOptions]>;
export function defineUserError(definition: { description: string; message?: string; fields?: UserErrorFields }) {
  return class extends UserError {
    static readonly description = definition.description;
    static readonly fields = definition.fields ?? {};

    constructor(message = definition.message, details?: ErrorOptions) {
      super(message, details);
      Object.assign(this, details);
    }
  };
}

/** One invalid field of an input. */
export interface InputIssue {
  /** The field's name, dotted for nested ones. */
  path: string;
  message: string;
}

/** An input with invalid fields; a form displays each issue beside its field. */
export class InvalidInputError extends defineUserError({
  description: 'Fields of the input are invalid. Nothing was changed.',
}) {
  readonly issues: InputIssue[];

  constructor(issues: InputIssue[]) {
    super(issues[0]?.message ?? 'The input is not valid');
    this.issues = issues;
  }
}

/** An argument that no client should send, such as a page size out of bounds; GraphQL answers BAD_USER_INPUT. */
export class InvalidArgumentError extends UserError {}

/** An issue of a validation library, by the Standard Schema specification. */
interface ValidationIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The first issue of each field, with the field's path inside the mutation's `input`. */
export function inputIssues(validationIssues: readonly ValidationIssue[]): InputIssue[] {
  const issues = new Map<string, InputIssue>();
  for (const { path = [], message } of validationIssues) {
    const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
    const field = (keys[0] === 'input' ? keys.slice(1) : keys).join('.');
    if (!issues.has(field)) issues.set(field, { path: field, message });
  }
  return [...issues.values()];
}
