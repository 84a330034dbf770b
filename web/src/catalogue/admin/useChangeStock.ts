import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { ProductEditInput, useChangeStockMutation } from './__generated__/useChangeStockMutation.graphql.ts';
import { cardTexts, ledgerTexts } from './adminProductTexts.ts';

interface ChangeHandlers {
  /** Told how many there are now. */
  onChanged: (stock: number) => void;
  onRefused: (message: string) => void;
}

/** Changes a product's stock or its threshold, and shows its ledger as it is by then. */
export function useChangeStock() {
  const [commit, isChanging] = useMutation<useChangeStockMutation>(graphql`
    mutation useChangeStockMutation($input: ProductEditInput!) {
      productEdit(input: $input) {
        __typename
        ... on ProductEditPayload {
          product {
            stock
            ...StockLedger_product
            ...StockLedgerMovements_product
            ...AdminProductCard_product
          }
        }
        ... on ProductChangedError {
          product {
            ...StockLedger_product
            ...StockLedgerMovements_product
            ...AdminProductCard_product
          }
        }
        ... on StockChangedError {
          stock
        }
        ... on InvalidInputError {
          issues {
            message
          }
        }
        ... on ProductGoneError {
          message
        }
      }
    }
  `);
  const changeStock = (input: ProductEditInput, { onChanged, onRefused }: ChangeHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.productEdit;
        if (result?.__typename === 'StockChangedError') store.get(input.productId)?.setValue(result.stock, 'stock');
      },
      onCompleted: ({ productEdit: result }) => {
        switch (result.__typename) {
          case 'ProductEditPayload':
            return onChanged(result.product.stock);
          case 'ProductChangedError':
            return onRefused(ledgerTexts.changedMeanwhile);
          case 'StockChangedError':
            return onRefused(cardTexts.stockChanged(result.stock));
          case 'InvalidInputError':
            return onRefused(result.issues.map(({ message }) => message).join('. '));
          case 'ProductGoneError':
            return onRefused(result.message);
          default:
            return onRefused(troubleMessage(result));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { changeStock, isChanging };
}
