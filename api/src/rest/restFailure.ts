import { PothosValidationError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { toRupees } from './dataShapes.ts';
import { UnauthenticatedError, type AccessError } from '../platform/core/errors/statusErrors.ts';
import { MalformedIdError } from '../platform/core/publicId.ts';
import type { InputIssue } from '../platform/core/errors/userError.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { Failure } from './restDocument.ts';

/** The REST names of input fields, where they differ from the graph's. */
const REST_NAMES: Partial<Record<string, string>> = {
  availableForSale: 'publish',
  categoryIds: 'category',
  code: 'otp',
  details: 'more_details',
  discountPercent: 'discount',
  expectedTotal: 'totalAmt',
  line: 'address_line',
  lineId: '_id',
  mrp: 'price',
  pictureId: 'image',
  pictureIds: 'image',
  quantity: 'qty',
  seenLines: 'list_items',
  subCategoryIds: 'subCategory',
};

interface FailureDetails {
  /** The issues of fields, by their REST names; only with 422. */
  issues?: InputIssue[];
  /** Data that the client needs to continue, such as the new total. */
  data?: Record<string, unknown>;
  /** Seconds, for the header `Retry-After`. */
  retryAfter?: string | undefined;
}

/** A failed call, as the response describes it. */
export class RestFailure extends Error {
  readonly status: number;
  readonly details: FailureDetails;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The status of each typed error. A test checks that no error of a route is missing. */
export const FAILURE_STATUSES: Partial<Record<Failure['__typename'], number>> = {
  WrongCredentialsError: 401,
  SessionExpiredError: 401,
  ResetExpiredError: 401,
  AccountSuspendedError: 403,
  TwoFactorRequiredError: 403,
  ReauthenticationRequiredError: 403,
  AddressNotFoundError: 404,
  CartLineNotFoundError: 404,
  CategoryNotFoundError: 404,
  PartyNotFoundError: 404,
  PictureNotFoundError: 404,
  ProductNotFoundError: 404,
  ProductUnavailableError: 404,
  SubCategoryNotFoundError: 404,
  CartChangedError: 409,
  CartFullError: 409,
  CategoryInUseError: 409,
  DeclarationsMissingError: 409,
  EmailTakenError: 409,
  EmptyCartError: 409,
  IdempotencyKeyReusedError: 409,
  MinimumOrderError: 409,
  NameTakenError: 409,
  OutOfStockError: 409,
  PaymentUnavailableError: 409,
  PincodeNotServiceableError: 409,
  ProductChangedError: 409,
  QuantityLimitError: 409,
  ShopClosedError: 409,
  SkuTakenError: 409,
  StockChangedError: 409,
  StoreCreditChangedError: 409,
  SubCategoryInUseError: 409,
  TooManyAddressesError: 409,
  TotalChangedError: 409,
  InvalidInputError: 422,
  InvalidPictureError: 422,
  WrongCodeError: 422,
  ChallengeRequiredError: 429,
  TooManyAttemptsError: 429,
};

const PICTURE_STATUSES = { WRONG_TYPE: 415, TOO_LARGE: 413, UNREADABLE: 422, NOT_STORED: 503 } as const;

/** The status of a thrown error, by `extensions.code`; all others are unexpected. */
const CODE_STATUSES: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 422,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** The failure for a typed error, with the message and the status of the REST surface. */
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
    case 'TwoFactorRequiredError':
      return new RestFailure(
        status,
        'This account has a second factor: use an API token here, or log in on the website',
      );
    case 'ReauthenticationRequiredError':
      return new RestFailure(status, 'Log in again for this change: your last login is some minutes old');
    case 'ChallengeRequiredError':
      return new RestFailure(status, message, { data: { challenge: failure.challenge } });
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

/** The failure of a call that lacks credentials or permission. */
export function accessFailure(error: AccessError): RestFailure {
  return new RestFailure(error instanceof UnauthenticatedError ? 401 : 403, error.message);
}

/** An error of the graph, by its code: no access, input that no correct client sends, or an unexpected error. */
export function thrownFailure(error: GraphQLError): RestFailure {
  const { message, extensions } = error;
  const status = CODE_STATUSES[String(extensions['code'])] ?? 500;
  const { http } = extensions as { http?: { headers?: { 'retry-after'?: string } } }; // maskError sets it
  return new RestFailure(status, message, {
    retryAfter: http?.headers?.['retry-after'],
    ...(status === 422 && { issues: [{ path: '', message }] }),
  });
}

/** The failure for a malformed id or an id of another type; null for another error. */
export function idFailure(error: unknown): RestFailure | null {
  const isOfAnotherType = error instanceof PothosValidationError && error.message.includes('is not of type');
  if (error instanceof MalformedIdError || isOfAnotherType)
    return new RestFailure(404, 'There is nothing with this id');
  return error instanceof GraphQLError ? idFailure(error.originalError) : null;
}

/** The path of a field by its REST names. */
function restPath(path: string): string {
  const [field = '', ...rest] = path.split('.');
  return [REST_NAMES[field] ?? field, ...rest].join('.');
}
