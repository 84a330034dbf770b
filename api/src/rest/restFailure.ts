import { PothosValidationError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { MalformedIdError } from '../graphql/globalId.ts';
import type { InputIssue } from '../graphql/userError.ts';
import { formatRupees } from '../money/formatRupees.ts';
import { toRupees } from './amounts.ts';
import type { Failure } from './failureFragment.ts';
import { restPath } from './restNames.ts';

/** What a client of the REST surface is told when a call fails. */
export class RestFailure extends Error {
  readonly status: number;
  /** Each thing that is wrong with the fields, by their REST names; with 422 alone. */
  readonly issues: InputIssue[] | null;
  /** What the client needs to go on, such as the new total. */
  readonly data: Record<string, unknown> | null;

  constructor(status: number, message: string, more: { issues?: InputIssue[]; data?: Record<string, unknown> } = {}) {
    super(message);
    this.status = status;
    this.issues = more.issues ?? null;
    this.data = more.data ?? null;
  }
}

/** The status of each failure that the graph has a type for. A test holds that none is missing which a route may meet. */
export const FAILURE_STATUSES: Partial<Record<Failure['__typename'], number>> = {
  WrongCredentialsError: 401,
  SessionExpiredError: 401,
  ResetExpiredError: 401,
  AccountSuspendedError: 403,
  AddressGoneError: 404,
  CartLineGoneError: 404,
  CategoryGoneError: 404,
  PictureGoneError: 404,
  ProductGoneError: 404,
  ProductWithdrawnError: 404,
  SubCategoryGoneError: 404,
  CartChangedError: 409,
  CartFullError: 409,
  CategoryInUseError: 409,
  EmailTakenError: 409,
  EmptyCartError: 409,
  KeyReusedError: 409,
  NameTakenError: 409,
  OutOfStockError: 409,
  PaymentUnavailableError: 409,
  ProductChangedError: 409,
  QuantityLimitError: 409,
  SkuTakenError: 409,
  StockChangedError: 409,
  SubCategoryInUseError: 409,
  TooManyAddressesError: 409,
  TotalChangedError: 409,
  InvalidInputError: 422,
  InvalidPictureError: 422,
  WrongCodeError: 422,
  TooManyAttemptsError: 429,
};

const PICTURE_STATUSES = { WRONG_TYPE: 415, TOO_LARGE: 413, UNREADABLE: 422, NOT_STORED: 503 } as const;

/** What the graph throws, by `extensions.code`; whatever else it throws was not foreseen. */
const CODE_STATUSES: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 422,
  SERVICE_UNAVAILABLE: 503,
};

/** A failure that a mutation has a type for, in the words and with the status of the REST surface. */
export function typedFailure(failure: Failure): RestFailure {
  const { message } = failure;
  const status = FAILURE_STATUSES[failure.__typename] ?? 409;
  switch (failure.__typename) {
    case 'InvalidInputError':
      return new RestFailure(status, message, {
        issues: failure.issues.map((issue) => ({ ...issue, path: restPath(issue.path) })),
      });
    case 'InvalidPictureError':
      return new RestFailure(PICTURE_STATUSES[failure.reason], message);
    case 'WrongCodeError':
      return new RestFailure(status, message, { issues: [{ path: 'otp', message }] });
    case 'CategoryInUseError':
      return new RestFailure(status, "Category is already use can't delete");
    case 'CartChangedError':
    case 'TotalChangedError': {
      const { itemsTotal, grandTotal } = failure.cart.bill;
      const data = { subTotalAmt: toRupees(itemsTotal), totalAmt: toRupees(grandTotal) };
      return new RestFailure(status, `${message}. It costs ${formatRupees(grandTotal)} now.`, { data });
    }
    default:
      return new RestFailure(status, message);
  }
}

/** What the graph throws: who may not, what no client should send, what nobody foresaw. */
export function thrownFailure(error: GraphQLError): RestFailure {
  const { message } = error;
  const status = CODE_STATUSES[String(error.extensions['code'])] ?? 500;
  return new RestFailure(status, message, status === 422 ? { issues: [{ path: '', message }] } : {});
}

/** What a client is told of an id that is none, or that of another type: it names nothing. Null for another error. */
export function idFailure(error: unknown): RestFailure | null {
  const isOfAnotherType = error instanceof PothosValidationError && error.message.includes('is not of type');
  if (error instanceof MalformedIdError || isOfAnotherType)
    return new RestFailure(404, 'There is nothing with this id');
  return error instanceof GraphQLError ? idFailure(error.originalError) : null;
}
