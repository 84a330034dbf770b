import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../money/formatRupees.ts';
import { parseRupees } from '../../money/parseRupees.ts';
import type { QuickEditPrice_product$key } from './__generated__/QuickEditPrice_product.graphql.ts';
import { cardTexts as texts } from './adminProductTexts.ts';
import { QuickEditField } from './QuickEditField.tsx';
import { useQuickEdit } from './useQuickEdit.ts';

const HIGHEST_PAISE = 1_000_000_00;

interface QuickEditPriceProps {
  product: QuickEditPrice_product$key;
  onClose: () => void;
}

/** Changes the price before the discount, in place. */
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
      onSave={(text, refuse) => {
        const typed = parseRupees(text);
        if (typed === null || typed === 0 || typed > HIGHEST_PAISE) return refuse(texts.priceBounds);
        save({ mrp: typed }, refuse);
      }}
    />
  );
}
