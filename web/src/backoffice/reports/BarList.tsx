import { Box, Flex, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';

interface BarListProps {
  points: ReadonlyArray<{ label: string; value: number }>;
  format: (value: number) => string;
}

const MAX_BARS = 10;

/** Bars of the first points, each with its label and value; screen readers get the list. */
export function BarList({ points, format }: BarListProps) {
  const shown = points.slice(0, MAX_BARS);
  const longest = Math.max(1, ...shown.map(({ value }) => Math.abs(value)));
  return (
    <>
      {points.length > MAX_BARS && (
        <Text mb="2" textStyle="sm" color="fg.muted">
          {texts.firstBars(MAX_BARS)}
        </Text>
      )}
      <Flex as="ul" direction="column" gap="2.5" listStyleType="none">
        {shown.map(({ label, value }, place) => (
          // Two rows may have the same label.
          <li key={place}>
            <Flex justify="space-between" gap="4" mb="1" textStyle="sm">
              <Text overflowWrap="anywhere" minW="0">
                {label}
              </Text>
              <Text fontVariantNumeric="tabular-nums" fontWeight="medium" whiteSpace="nowrap">
                {format(value)}
              </Text>
            </Flex>
            <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
              <Box
                h="full"
                borderRadius="full"
                bg={value < 0 ? 'red.solid' : 'green.solid'}
                style={{ width: `${(100 * Math.abs(value)) / longest}%` }}
              />
            </Box>
          </li>
        ))}
      </Flex>
    </>
  );
}
