import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { ProductUpdateInput, useChangeStockMutation } from './__generated__/useChangeStockMutation.graphql.ts';
import { ledgerTexts } from './texts.ts';

interface ChangeHandlers {
  /** Called with the new stock. */
  onChanged: (stock: number) => void;
  onRefused: (message: string) => void;
}

/** Updates a product's stock or its threshold, and reloads the newest movements of its ledger. */
export function useChangeStock() {
  const [commit, isChanging] = useMutation<useChangeStockMutation>(graphql`
    mutation useChangeStockMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        __typename
        ... on ProductUpdatePayload {
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
        ... on ProductNotFoundError {
          message
        }
      }
    }
  `);
  const changeStock = (input: ProductUpdateInput, { onChanged, onRefused }: ChangeHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.productUpdate;
        if (result?.__typename === 'StockChangedError') store.get(input.productId)?.setValue(result.stock, 'stock');
      },
      onCompleted: ({ productUpdate: result }) => {
        switch (result.__typename) {
          case 'ProductUpdatePayload':
            return onChanged(result.product.stock);
          case 'ProductChangedError':
            return onRefused(ledgerTexts.changedMeanwhile);
          case 'StockChangedError':
            return onRefused(ledgerTexts.stockChanged(result.stock));
          case 'InvalidInputError':
            return onRefused(result.issues.map(({ message }) => message).join('. '));
          case 'ProductNotFoundError':
            return onRefused(result.message);
          default:
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { changeStock, isChanging };
}
