import { Badge, Box, VisuallyHidden } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { QuickEditCell_product$key } from './__generated__/QuickEditCell_product.graphql.ts';
import { NumberButton, QuickEditField } from './QuickEditField.tsx';

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
  const [state, setState] = useState<'shown' | 'edited' | 'closed'>('shown');
  const { name, mrp, stock, isLowOnStock } = product;

  if (state === 'edited') {
    return (
      <Box minW="44" textAlign="start" whiteSpace="normal">
        <QuickEditField field={field} product={product} onClose={() => setState('closed')} />
      </Box>
    );
  }
  // The button that opened the field is rendered again and takes the focus.
  return (
    <NumberButton
      me="-1.5"
      fontVariantNumeric="tabular-nums"
      autoFocus={state === 'closed'}
      onClick={() => setState('edited')}
    >
      {field === 'stock' && isLowOnStock === true && (
        <Badge variant="solid" colorPalette={stock === 0 ? 'red' : 'yellow'}>
          {stock === 0 ? 'Out of Stock' : 'Low'}
        </Badge>
      )}
      {field === 'mrp' ? formatRupees(mrp) : formatCount(stock)}
      <VisuallyHidden>{`Change the ${field === 'mrp' ? 'MRP' : 'stock'} of ${name}`}</VisuallyHidden>
      <Pencil aria-hidden />
    </NumberButton>
  );
}
