import { graphql, useFragment } from 'react-relay';
import type { QuickEditStock_product$key } from './__generated__/QuickEditStock_product.graphql.ts';
import { cardTexts as texts } from './adminProductTexts.ts';
import { parseCount } from './parseCount.ts';
import { QuickEditField } from './QuickEditField.tsx';
import { MOST_STOCK } from './stockBounds.ts';
import { useQuickEdit } from './useQuickEdit.ts';

interface QuickEditStockProps {
  product: QuickEditStock_product$key;
  onClose: () => void;
}

/** Changes the stock, in place. */
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
      onSave={(text, refuse) => {
        const typed = parseCount(text);
        if (typed === null || typed > MOST_STOCK) return refuse(texts.stockBounds);
        save({ stock: typed }, refuse);
      }}
    />
  );
}
