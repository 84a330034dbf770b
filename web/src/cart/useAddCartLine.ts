import { useCallback } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useAddCartLineMutation } from './__generated__/useAddCartLineMutation.graphql.ts';
import type { CartAnswer } from './cartAnswer.ts';
import { noteStock } from './noteStock.ts';
import { readMyCart } from './readMyCart.ts';

/** Puts a product in the cart; for one that is there already the server adds to its quantity. Rejects when no answer came. */
export function useAddCartLine() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useAddCartLineMutation>(graphql`
    mutation useAddCartLineMutation($input: CartAddLineInput!, $connections: [ID!]!) {
      cartAddLine(input: $input) {
        __typename
        ... on CartAddLinePayload {
          cart {
            ...cartTotals_cart
          }
          lineEdge @appendEdge(connections: $connections) {
            node {
              id
              quantity
              ...CartLineRow_line
              product {
                ...AddToCartButton_product
              }
            }
          }
        }
        ... on OutOfStockError {
          message
          available
        }
        ... on CartFullError {
          message
        }
        ... on InvalidInputError {
          message
        }
        ... on ProductWithdrawnError {
          message
        }
        ... on QuantityLimitError {
          message
        }
      }
    }
  `);

  return useCallback(
    (productId: string, quantity: number) =>
      new Promise<CartAnswer>((resolve, reject) => {
        commit({
          variables: { input: { productId, quantity }, connections: readMyCart(environment).connectionIds },
          // Answered from here, because what onCompleted gets has quantities mixed in that are shown ahead of their answers.
          updater: (store, response) => {
            if (response == null) return;
            const answer = response.cartAddLine;
            if (answer.__typename === 'OutOfStockError') noteStock(store, productId, answer.available);
            resolve(readAnswer(answer));
          },
          onError: reject,
        });
      }),
    [commit, environment],
  );
}

function readAnswer(answer: useAddCartLineMutation['response']['cartAddLine']): CartAnswer {
  switch (answer.__typename) {
    case 'CartAddLinePayload':
      return { line: { id: answer.lineEdge.node.id, quantity: answer.lineEdge.node.quantity } };
    case '%other':
      return { refusal: troubleMessage(answer) };
    default:
      return { refusal: answer.message };
  }
}
