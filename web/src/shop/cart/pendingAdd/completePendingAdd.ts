/* eslint-disable relay/must-colocate-fragment-spreads -- the query updates what the buttons of the product read */
import { commitMutation, fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import { pendingActionStorage } from '../../identity/pendingActionStorage.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { viewerIdIn } from '../../../relay/environment.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { broadcastToTabs } from '../../../relay/tabChannel.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type {
  completePendingAddMutation,
  completePendingAddMutation$data,
} from './__generated__/completePendingAddMutation.graphql.ts';
import type { completePendingAddQuery } from './__generated__/completePendingAddQuery.graphql.ts';
import { refreshCart } from '../refreshCart.ts';

type Result = completePendingAddMutation$data['cartLineAdd'];

/**
 * Adds the product of an earlier 'Add' to the cart of the person who has logged in, unless it contains the product already, and
 * shows what happened. A product that could not be added for want of a response is kept for the next page that is opened; the server adds it
 * once, however often and in however many tabs it is asked to.
 */
export async function completePendingAdd(environment: IEnvironment): Promise<void> {
  const viewerId = viewerIdIn(environment);
  const action = pendingActionStorage.take(viewerId);
  if (action === null) return;
  try {
    const result = await addIfAbsent(environment, action.productId);
    broadcastToTabs('viewer'); // the other tabs have loaded the cart of the new session already
    await refreshCart(environment);
    if (result.__typename === 'CartLineAddPayload') showSuccess(describeAdded(result, action.price));
    else showError(await describeRefusal(environment, result, action.productId));
  } catch (error) {
    pendingActionStorage.putBack(action, viewerId);
    showError(toErrorMessage(error));
  }
}

function addIfAbsent(environment: IEnvironment, productId: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    commitMutation<completePendingAddMutation>(environment, {
      mutation: graphql`
        mutation completePendingAddMutation($input: CartLineAddInput!) {
          cartLineAdd(input: $input) {
            __typename
            ... on CartLineAddPayload {
              wasInCart
              lineEdge {
                node {
                  product {
                    name
                    unit
                    price
                  }
                }
              }
            }
            ... on CartFullError {
              message
            }
          }
        }
      `,
      variables: { input: { productId, isOnlyIfAbsent: true } },
      onCompleted: ({ cartLineAdd }) => resolve(cartLineAdd),
      onError: reject,
    });
  });
}

function describeAdded(
  { wasInCart, lineEdge: { node } }: Extract<Result, { __typename: 'CartLineAddPayload' }>,
  seenPrice: number,
): string {
  const { name, unit, price } = node.product;
  const text = `${name} ${unit} ${wasInCart ? 'was already' : 'is'} in your cart`;
  return price === seenPrice
    ? text
    : `${text}. The price is now ${formatRupees(price)}, was ${formatRupees(seenPrice)}.`;
}

async function describeRefusal(environment: IEnvironment, result: Result, productId: string): Promise<string> {
  if (result.__typename === 'CartFullError') return result.message;
  const answer = await fetchQuery<completePendingAddQuery>(
    environment,
    graphql`
      query completePendingAddQuery($id: ID!) {
        product(id: $id) {
          name
          unit
          ...AddToCartButton_product
        }
      }
    `,
    { id: productId },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const product = answer?.product;
  return product == null
    ? 'The product you wanted to add is no longer sold'
    : `${product.name} ${product.unit} is out of stock now`;
}
