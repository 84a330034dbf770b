import { graphql, useFragment } from 'react-relay';
import { explainRupees, parseRupees } from '../../../ui/money/parseRupees.ts';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import type { QuickEditPrice_product$key } from './__generated__/QuickEditPrice_product.graphql.ts';
import { texts } from './texts.ts';
import { QuickEditField } from './QuickEditField.tsx';
import { useQuickEdit } from './useQuickEdit.ts';

const MAX_PRICE_PAISE = 1_000_000_00;

interface QuickEditPriceProps {
  product: QuickEditPrice_product$key;
  onClose: () => void;
}

/** Edits the price before the discount in place. */
export function QuickEditPrice({ product: productKey, onClose }: QuickEditPriceProps) {
  const product = useFragment(
    graphql`
      fragment QuickEditPrice_product on Product {
        name
        mrp
        discountPercent
        ...useQuickEdit_product
      }
    `,
    productKey,
  );
  const { save, isSaving } = useQuickEdit(product, onClose);
  const { name, mrp, discountPercent } = product;

  return (
    <QuickEditField
      label={texts.priceField(name)}
      help={texts.priceHelp(discountPercent)}
      start={formatRupees(mrp).slice(1)}
      inputMode="decimal"
      isBusy={isSaving}
      onClose={onClose}
      onSave={(text, showFieldError) => {
        const typed = parseRupees(text);
        if (typed === null || typed === 0 || typed > MAX_PRICE_PAISE) {
          return showFieldError(explainRupees(text, texts.priceBounds));
        }
        save({ mrp: typed }, showFieldError);
      }}
    />
  );
}
