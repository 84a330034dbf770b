import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useSetCartLineQuantityMutation } from './__generated__/useSetCartLineQuantityMutation.graphql.ts';
import type { CartAnswer } from './cartAnswer.ts';

/** Sets how many of a line's product the shopper wants. Rejects when no answer came. */
export function useSetCartLineQuantity() {
  const [commit] = useMutation<useSetCartLineQuantityMutation>(graphql`
    mutation useSetCartLineQuantityMutation($input: CartSetLineQuantityInput!) {
      cartSetLineQuantity(input: $input) {
        __typename
        ... on CartSetLineQuantityPayload {
          cart {
            ...cartTotals_cart
          }
          line {
            id
            quantity
            ...CartLineRow_line
            product {
              ...AddToCartButton_product
            }
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on OutOfStockError {
          message
        }
        ... on ProductWithdrawnError {
          message
        }
        ... on QuantityLimitError {
          message
        }
        ... on CartLineGoneError {
          message
        }
      }
    }
  `);

  return useCallback(
    (lineId: string, quantity: number) =>
      new Promise<CartAnswer>((resolve, reject) => {
        commit({
          variables: { input: { lineId, quantity } },
          // Answered from here, because what onCompleted gets has quantities mixed in that are shown ahead of their answers.
          updater: (store, response) => {
            if (response == null) return;
            const answer = response.cartSetLineQuantity;
            if (answer.__typename === 'CartLineGoneError') store.delete(lineId);
            resolve(readAnswer(answer));
          },
          onError: reject,
        });
      }),
    [commit],
  );
}

function readAnswer(answer: useSetCartLineQuantityMutation['response']['cartSetLineQuantity']): CartAnswer {
  switch (answer.__typename) {
    case 'CartSetLineQuantityPayload':
      return { line: { id: answer.line.id, quantity: answer.line.quantity } };
    case '%other':
      return { refusal: troubleMessage(answer) };
    default:
      return { refusal: answer.message };
  }
}
