import { graphql, useFragment } from 'react-relay';
import type { QuickEditStock_product$key } from './__generated__/QuickEditStock_product.graphql.ts';
import { texts } from './texts.ts';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import { QuickEditField } from './QuickEditField.tsx';
import { MAX_STOCK } from '../../stock/maxStock.ts';
import { useQuickEdit } from './useQuickEdit.ts';

interface QuickEditStockProps {
  product: QuickEditStock_product$key;
  onClose: () => void;
}

/** Edits the stock in place. */
export function QuickEditStock({ product: productKey, onClose }: QuickEditStockProps) {
  const product = useFragment(
    graphql`
      fragment QuickEditStock_product on Product {
        name
        stock
        ...useQuickEdit_product
      }
    `,
    productKey,
  );
  const { save, isSaving } = useQuickEdit(product, onClose);
  const { name, stock } = product;

  return (
    <QuickEditField
      label={texts.stockField(name)}
      help={texts.stockHelp}
      start={String(stock)}
      inputMode="numeric"
      isBusy={isSaving}
      onClose={onClose}
      onSave={(text, showFieldError) => {
        const typed = parseCount(text);
        if (typed === null || typed > MAX_STOCK) return showFieldError(texts.stockBounds);
        save({ stock: typed }, showFieldError);
      }}
    />
  );
}
