import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { SoldOut } from '../SoldOut.tsx';
import type { SavedCartLineRow_line$key } from './__generated__/SavedCartLineRow_line.graphql.ts';
import { savedTexts } from './savedTexts.ts';
import { useSavedLine } from './useSavedLine.ts';

/** One product that is saved for later, with a change of its price since. */
export function SavedCartLineRow({ line: lineKey }: { line: SavedCartLineRow_line$key }) {
  const line = useFragment(
    graphql`
      fragment SavedCartLineRow_line on SavedCartLine {
        quantity
        priceChange
        product {
          name
          unit
          price
          mrp
          isSoldOut
          pictures(first: 1) {
            ...Picture_picture
          }
          ...SoldOut_product
        }
        ...useSavedLine_line
      }
    `,
    lineKey,
  );
  const { move, remove, isMoving } = useSavedLine(line);
  const { product, quantity, priceChange } = line;

  return (
    <Flex as="li" gap={{ base: '2.5', md: '3' }} paddingBlock="3" alignItems="flex-start">
      <Box
        width={{ base: '12', md: '16' }}
        flexShrink="0"
        borderRadius="lg"
        overflow="hidden"
        opacity={product.isSoldOut ? 0.5 : 1}
      >
        <Picture picture={product.pictures[0]} sizes="64px" />
      </Box>
      <Box flex="1" minWidth="0">
        <Text fontSize="sm" fontWeight="medium" lineClamp="2">
          {product.name}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {savedTexts.quantity(product.unit, quantity)}
        </Text>
        <Price price={product.price} mrp={product.mrp} size="sm" />
        {priceChange !== 0 && (
          <Text
            textWrap="balance"
            fontSize="xs"
            fontWeight="medium"
            marginTop="1"
            color={priceChange > 0 ? 'fg.warning' : 'fg.success'}
          >
            {savedTexts.was(formatRupees(product.price - priceChange))}
          </Text>
        )}
      </Box>
      <Box width="28" flexShrink="0">
        {product.isSoldOut ? (
          <SoldOut product={product} />
        ) : (
          <Button
            variant="outline"
            width="100%"
            height="11"
            paddingInline="1"
            aria-label={savedTexts.about(savedTexts.move, product.name)}
            aria-disabled={isMoving}
            aria-busy={isMoving}
            onClick={move}
          >
            {savedTexts.move}
          </Button>
        )}
        <Button
          variant="ghost"
          colorPalette="gray"
          width="100%"
          height="11"
          paddingInline="0"
          textStyle="xs"
          aria-label={savedTexts.about(savedTexts.remove, product.name)}
          onClick={remove}
        >
          {savedTexts.remove}
        </Button>
      </Box>
    </Flex>
  );
}
