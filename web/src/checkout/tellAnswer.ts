import type { usePlaceOrderMutation } from './__generated__/usePlaceOrderMutation.graphql.ts';

type Answer = usePlaceOrderMutation['response']['orderPlace'];
type PlacedOrder = Extract<Answer, { readonly __typename: 'OrderPlacePayload' }>['order'];

/** What becomes of the wish to order. */
export interface PlaceOrderHandlers {
  /** To be paid on delivery. */
  onPlaced: (orderId: string) => void;
  /** It waits for its payment on that page. */
  onPayAt: (url: string) => void;
  /** It was to be paid online, and does not wait for that: an earlier try was paid already, or has failed. */
  onSettled: (orderId: string) => void;
  /** The server's total is another one; the store holds the new. */
  onTotalChanged: () => void;
  onRefused: (message: string) => void;
  /** The session has ended meanwhile. */
  onSignedOut: () => void;
}

/** Calls the one handler that is meant for what the server has answered. */
export function tellAnswer(answer: Answer, handlers: PlaceOrderHandlers): void {
  switch (answer.__typename) {
    case 'OrderPlacePayload':
      tellOrder(answer.order, handlers);
      return;
    case 'TotalChangedError':
      handlers.onTotalChanged();
      return;
    case '%other':
      throw new Error('orderPlace answered with a type this client does not know');
    default:
      handlers.onRefused(answer.message);
  }
}

function tellOrder({ id, status, paymentMethod, payment }: PlacedOrder, handlers: PlaceOrderHandlers): void {
  if (paymentMethod !== 'ONLINE') handlers.onPlaced(id);
  else if (status === 'PENDING_PAYMENT' && payment.url != null) handlers.onPayAt(payment.url);
  else handlers.onSettled(id);
}
