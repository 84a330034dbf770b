import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { RefundLineField_line$key } from './__generated__/RefundLineField_line.graphql.ts';
import { refundTexts as texts } from './refundTexts.ts';

interface RefundLineFieldProps {
  line: RefundLineField_line$key;
  /** The most pieces, if they are fewer than those that were delivered and not refunded. */
  limit?: number | undefined;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Chooses how many delivered, not yet refunded pieces of a line are refunded; renders nothing if there are none. */
export function RefundLineField({ line: lineKey, limit, quantity: chosen, onQuantity }: RefundLineFieldProps) {
  const { name, unit, price, quantity, missingQuantity, refundedQuantity } = useFragment(
    graphql`
      fragment RefundLineField_line on OrderLine {
        name
        unit
        price
        quantity
        missingQuantity
        refundedQuantity
      }
    `,
    lineKey,
  );
  const most = Math.min(limit ?? quantity, quantity - missingQuantity - refundedQuantity);
  if (most <= 0) return null;
  const options = Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
  return (
    <Flex align="center" justify="space-between" gap="3">
      <Box minW="0" overflowWrap="anywhere">
        <Text textStyle="sm" fontWeight="medium">
          {name}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {unit} · {formatRupees(price)}
        </Text>
      </Box>
      <Box w="24" flexShrink="0">
        <FilterSelect
          label={texts.of(name, most)}
          value={String(chosen)}
          options={options}
          onValue={(value) => onQuantity(Number(value))}
        />
      </Box>
    </Flex>
  );
}
