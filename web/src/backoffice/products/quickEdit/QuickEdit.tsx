import { Button, chakra, Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { Price } from '../../../ui/money/Price.tsx';
import type { QuickEdit_product$key } from './__generated__/QuickEdit_product.graphql.ts';
import { texts } from './texts.ts';
import { QuickEditPrice, QuickEditStock } from './QuickEditField.tsx';

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
        ...QuickEditField_price
        ...QuickEditField_stock
      }
    `,
    productKey,
  );
  const [edited, setEdited] = useState<'price' | 'stock' | null>(null);
  // The button that opened the field is rendered again and takes the focus.
  const [left, setLeft] = useState<'price' | 'stock' | null>(null);
  const { search } = useLocation();
  const { id, name, price, mrp, stock } = product;

  const close = () => {
    setLeft(edited);
    setEdited(null);
  };

  switch (edited) {
    case 'price':
      return <QuickEditPrice product={product} onClose={close} />;
    case 'stock':
      return <QuickEditStock product={product} onClose={close} />;
    case null:
      return (
        <>
          <NumberButton type="button" variant="plain" autoFocus={left === 'price'} onClick={() => setEdited('price')}>
            <Price price={price} mrp={mrp} size="sm" />
            <VisuallyHidden>{texts.changePrice(name)}</VisuallyHidden>
            <Pencil aria-hidden />
          </NumberButton>
          <Flex>
            <NumberButton type="button" variant="plain" autoFocus={left === 'stock'} onClick={() => setEdited('stock')}>
              <Text as="span" fontVariantNumeric="tabular-nums">
                {texts.inStock(stock)}
              </Text>
              <VisuallyHidden>{texts.changeStock(name)}</VisuallyHidden>
              <Pencil aria-hidden />
            </NumberButton>
            <IconButton asChild variant="ghost" colorPalette="gray" ms="auto" me="-2" focusVisibleRing="inside">
              <Link
                to={{ pathname: `/dashboard/product/${id}/stock`, search }}
                preventScrollReset
                aria-label={texts.ledgerLabel(name)}
                title={texts.ledgerLabel(name)}
              >
                <History aria-hidden />
              </Link>
            </IconButton>
          </Flex>
        </>
      );
  }
}

const NumberButton = chakra(Button, {
  base: {
    justifyContent: 'flex-start',
    minW: '0',
    maxW: 'full',
    px: '1.5',
    ms: '-1.5',
    gap: '1.5',
    fontWeight: 'normal',
    whiteSpace: 'normal',
    textAlign: 'start',
    lineHeight: '1.125rem',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.subtle' },
    '& > svg': { boxSize: '3.5', color: 'fg.subtle' },
  },
});
