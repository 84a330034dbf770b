import { chakra } from '@chakra-ui/react';
import { texts } from './texts.ts';

/** 'N% OFF' in the corner of a picture. */
export function DiscountFlag({ percent }: { percent: number }) {
  return (
    <chakra.span
      position="absolute"
      top="0"
      left="0"
      paddingX="2"
      height="6"
      display="inline-flex"
      alignItems="center"
      borderBottomRightRadius="control"
      bg="red.solid"
      color="red.contrast"
      textStyle="xs"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
    >
      {texts.discountFlag(percent)}
    </chakra.span>
  );
}
