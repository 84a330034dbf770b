import { Badge, Box, VisuallyHidden } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { QuickEditCell_product$key } from './__generated__/QuickEditCell_product.graphql.ts';
import { NumberButton, QuickEditField } from './QuickEditField.tsx';
import { texts } from './texts.ts';

interface QuickEditCellProps {
  field: 'mrp' | 'stock';
  product: QuickEditCell_product$key;
}

/** One number of a product in a table; a press turns it into a field. */
export function QuickEditCell({ field, product: productKey }: QuickEditCellProps) {
  const product = useFragment(
    graphql`
      fragment QuickEditCell_product on Product {
        name
        mrp
        stock
        isLowOnStock
        ...QuickEditField_product
      }
    `,
    productKey,
  );
  const [isEdited, setEdited] = useState(false);
  // The button that opened the field is rendered again and takes the focus.
  const [wasEdited, setWasEdited] = useState(false);
  const { name, mrp, stock, isLowOnStock } = product;

  const close = () => {
    setWasEdited(true);
    setEdited(false);
  };
  if (isEdited) {
    return (
      <Box minW="44" textAlign="start" whiteSpace="normal">
        <QuickEditField field={field} product={product} onClose={close} />
      </Box>
    );
  }
  return (
    <NumberButton me="-1.5" fontVariantNumeric="tabular-nums" autoFocus={wasEdited} onClick={() => setEdited(true)}>
      {field === 'stock' && isLowOnStock === true && (
        <Badge variant="solid" colorPalette={stock === 0 ? 'red' : 'brand'}>
          {stock === 0 ? texts.soldOut : texts.low}
        </Badge>
      )}
      {field === 'mrp' ? formatRupees(mrp) : formatCount(stock)}
      <VisuallyHidden>{field === 'mrp' ? texts.changePrice(name) : texts.changeStock(name)}</VisuallyHidden>
      <Pencil aria-hidden />
    </NumberButton>
  );
}
