import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { formatRupees } from './formatRupees.ts';

interface PriceProps {
  /** In paise. */
  price: number;
  /** In paise, before the discount; shown struck through when it differs. */
  mrp: number;
  size?: 'sm' | 'md' | 'lg';
}

const textStyles = { sm: 'sm', md: 'md', lg: 'xl' } as const;

/** A price and the price before the discount, with a text for screen readers. */
export function Price({ price, mrp, size = 'md' }: PriceProps) {
  return (
    <Flex
      as="span"
      align="baseline"
      gap="1.5"
      wrap="wrap"
      fontVariantNumeric="tabular-nums"
      textStyle={textStyles[size]}
    >
      <chakra.span fontWeight="semibold">{formatRupees(price)}</chakra.span>
      {mrp !== price && (
        <chakra.span color="fg.muted" fontSize="0.8125em">
          <VisuallyHidden>instead of </VisuallyHidden>
          <s>{formatRupees(mrp)}</s>
        </chakra.span>
      )}
    </Flex>
  );
}
