import type { RefusedPayment } from '../orders/PaymentRefusal.tsx';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { usePlaceOrderMutation } from './__generated__/usePlaceOrderMutation.graphql.ts';
import { readSeenLines, type SeenLine } from './seenLines.ts';

type Answer = usePlaceOrderMutation['response']['orderPlace'];
type InputIssue = Extract<Answer, { readonly __typename: 'InvalidInputError' }>['issues'][number];
type PlacedOrder = Extract<Answer, { readonly __typename: 'OrderPlacePayload' }>['order'];

/** Handlers for each outcome of placing an order. */
export interface PlaceOrderHandlers {
  /** The order is placed, or on hold, and will be paid on delivery. */
  onPlaced: (orderId: string, isOnHold: boolean) => void;
  /** The order is unpaid; `url` is its payment page. */
  onPayAt: (url: string) => void;
  /** The order was to be paid online and is not pending: an earlier attempt was paid already, or has failed. */
  onSettled: (orderId: string) => void;
  /** The cart's lines or its total differ from what the request named; the store contains the cart as it is now. */
  onTotalChanged: () => void;
  /** Some lines of the cart cannot be ordered; `lines` are those of the cart as it is now, which the store contains. */
  onCartChanged: (message: string, lines: SeenLine[]) => void;
  /** The order cannot be paid this way. */
  onPaymentUnavailable: (refusal: RefusedPayment) => void;
  /** Fields of the input are not valid. */
  onInvalid: (issues: readonly InputIssue[]) => void;
  onRefused: (message: string) => void;
  /** The session has expired. */
  onSignedOut: () => void;
}

/** Calls the handler for the mutation's result. */
export function dispatchResult(answer: Answer, handlers: PlaceOrderHandlers): void {
  switch (answer.__typename) {
    case 'OrderPlacePayload':
      dispatchOrder(answer.order, handlers);
      return;
    case 'TotalChangedError':
      handlers.onTotalChanged();
      return;
    case 'CartChangedError':
      handlers.onCartChanged(answer.message, readSeenLines(answer.cart));
      return;
    case 'PaymentUnavailableError':
      handlers.onPaymentUnavailable(answer);
      return;
    case 'InvalidInputError':
      handlers.onInvalid(answer.issues);
      return;
    default:
      handlers.onRefused('message' in answer ? answer.message : toErrorMessage(answer));
  }
}

function dispatchOrder(
  { id, status, isOnHold, paymentMethod, payment }: PlacedOrder,
  handlers: PlaceOrderHandlers,
): void {
  if (paymentMethod !== 'ONLINE') handlers.onPlaced(id, isOnHold);
  else if (status === 'PENDING_PAYMENT' && payment.url != null) handlers.onPayAt(payment.url);
  else handlers.onSettled(id);
}
