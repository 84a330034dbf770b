import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { ProductUpdateInput, useChangeStockMutation } from './__generated__/useChangeStockMutation.graphql.ts';
import { ledgerTexts } from './texts.ts';

interface ChangeHandlers {
  /** Called with the new stock. */
  onChanged: (stock: number) => void;
  onRefused: (message: string) => void;
}

/** Updates a product's stock or its threshold, and reloads the newest movements of its ledger. */
export function useChangeStock() {
  const [act, isChanging] = useAction<useChangeStockMutation>(graphql`
    mutation useChangeStockMutation($input: ProductUpdateInput!) {
      productUpdate(input: $input) {
        ... on ProductUpdatePayload {
          product {
            stock
            ...StockLedger_product
            ...StockLedger_movementsProduct
            ...AdminProductCard_product
          }
        }
        ... on ProductChangedError @alias(as: "ProductChangedError") {
          product {
            ...StockLedger_product
            ...StockLedger_movementsProduct
            ...AdminProductCard_product
          }
        }
        ... on StockChangedError @alias(as: "StockChangedError") {
          stock
        }
        ... on InvalidInputError @alias(as: "InvalidInputError") {
          issues {
            path
            message
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const changeStock = (input: ProductUpdateInput, { onChanged, onRefused }: ChangeHandlers) =>
    act(input, {
      updater: (store, response) => {
        const changed = response?.productUpdate.StockChangedError;
        if (changed != null) store.get(input.productId)?.setValue(changed.stock, 'stock');
      },
      onDone: ({ product }) => onChanged(product.stock),
      errors: {
        ProductChangedError: () => onRefused('Someone else has changed this product. Check it and try again.'),
        StockChangedError: ({ stock }) => onRefused(ledgerTexts.stockChanged(stock)),
        InvalidInputError: ({ issues }) => onRefused(issues.map(({ message }) => message).join('. ')),
      },
      onRefused,
    });
  return { changeStock, isChanging };
}
