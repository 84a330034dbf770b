import { formatCount } from '@kirana/shared/numbers.ts';
import { Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { History, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { useActiveDialog } from '../../../ui/dialogs/useActiveDialog.ts';
import { Price } from '../../../ui/money/Price.tsx';
import type { QuickEdit_product$key } from './__generated__/QuickEdit_product.graphql.ts';
import { NumberButton, QuickEditField } from './QuickEditField.tsx';

/** A product's price and stock; a press turns either into a field. */
export function QuickEdit({ product: productKey }: { product: QuickEdit_product$key }) {
  const product = useFragment(
    graphql`
      fragment QuickEdit_product on Product {
        id
        name
        price
        mrp
        stock
        ...QuickEditField_product
      }
    `,
    productKey,
  );
  // When the field closes, the button that opened it is rendered again and takes the focus.
  const { kind: field, isOpen: isEdited, start: edit, close } = useActiveDialog<'mrp' | 'stock'>();
  const { search } = useLocation();
  const { id, name, price, mrp, stock } = product;
  const ledgerLabel = `Stock ledger of ${name}`;

  if (field !== null && isEdited) return <QuickEditField field={field} product={product} onClose={close} />;
  return (
    <>
      <NumberButton {...inCard} autoFocus={field === 'mrp'} onClick={() => edit('mrp')}>
        <Price price={price} mrp={mrp} size="sm" />
        <VisuallyHidden>{`Change the MRP of ${name}`}</VisuallyHidden>
        <Pencil aria-hidden />
      </NumberButton>
      <Flex>
        <NumberButton {...inCard} autoFocus={field === 'stock'} onClick={() => edit('stock')}>
          <Text as="span" fontVariantNumeric="tabular-nums">
            {`${formatCount(stock)} in stock`}
          </Text>
          <VisuallyHidden>{`Change the stock of ${name}`}</VisuallyHidden>
          <Pencil aria-hidden />
        </NumberButton>
        <IconButton asChild variant="ghost" colorPalette="gray" ms="auto" me="-2" focusVisibleRing="inside">
          <Link
            to={{ pathname: `/dashboard/product/${id}/stock`, search }}
            preventScrollReset
            aria-label={ledgerLabel}
            title={ledgerLabel}
          >
            <History aria-hidden />
          </Link>
        </IconButton>
      </Flex>
    </>
  );
}

const inCard = {
  justifyContent: 'flex-start',
  maxW: 'full',
  ms: '-1.5',
  whiteSpace: 'normal',
  textAlign: 'start',
  lineHeight: '1.125rem',
} as const;
