import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { QuantityStepper } from '../../../ui/forms/QuantityStepper.tsx';
import type { ReportLineField_line$key } from './__generated__/ReportLineField_line.graphql.ts';

interface ReportLineFieldProps {
  line: ReportLineField_line$key;
  /** 0 while the line is not chosen. */
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Chooses a line and how many pieces of it have a problem. */
export function ReportLineField({ line: lineKey, quantity, onQuantity }: ReportLineFieldProps) {
  const { name, unit, price, reportableQuantity, picture } = useFragment(
    graphql`
      fragment ReportLineField_line on OrderLine {
        name
        unit
        price
        reportableQuantity
        picture {
          ...Picture_picture
        }
      }
    `,
    lineKey,
  );
  const isChosen = quantity > 0;
  return (
    <Flex as="li" align="center" gap="2" minH="16">
      <chakra.label display="flex" flex="1" minW="0" alignItems="center" gap="3" py="2" cursor="button">
        <chakra.input
          type="checkbox"
          aria-label={`${name}, ${unit}`}
          checked={isChosen}
          onChange={() => onQuantity(isChosen ? 0 : 1)}
          accentColor="primary.solid"
          boxSize="5"
          flexShrink="0"
        />
        <Box boxSize="12" borderRadius="control" overflow="hidden" bg="bg.muted" flexShrink="0">
          <Picture picture={picture} sizes="48px" isDecoration />
        </Box>
        <Box minW="0" overflowWrap="anywhere">
          <Text textStyle="sm" fontWeight="medium">
            {name}
          </Text>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {unit} · {formatRupees(price)}
          </Text>
        </Box>
      </chakra.label>
      {isChosen && reportableQuantity > 1 && (
        <Box w="28" flexShrink="0">
          <QuantityStepper
            quantity={quantity}
            max={reportableQuantity}
            label={`How many of ${name}`}
            note={quantity === reportableQuantity ? `Only ${reportableQuantity} to report` : undefined}
            onChange={onQuantity}
          />
        </Box>
      )}
    </Flex>
  );
}
