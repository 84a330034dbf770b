import { Box, chakra, Text } from '@chakra-ui/react';
import { formatRupees } from '@kirana/shared/money.ts';

interface StoreCreditChoiceProps {
  /** In paise. */
  balance: number;
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
}

/** Chooses whether store credit pays for the order as far as it goes; renders nothing without a balance. */
export function StoreCreditChoice({ balance, isUsed, onChange }: StoreCreditChoiceProps) {
  if (balance <= 0) return null;
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="11"
      marginTop="4"
      padding="3"
      borderWidth="1px"
      borderRadius="control"
      cursor="pointer"
      css={{
        '&:has(:checked)': { borderColor: 'green.solid', background: 'green.subtle' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'green.solid', outlineOffset: '2px' },
      }}
    >
      <chakra.input
        type="checkbox"
        checked={isUsed}
        accentColor="green.solid"
        boxSize="4"
        flexShrink="0"
        onChange={(event) => onChange(event.target.checked)}
      />
      <Box as="span" lineHeight="short">
        <Text as="span" display="block" fontWeight="semibold">
          Use store credit
        </Text>{' '}
        <Text as="span" display="block" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${formatRupees(balance)} available`}
        </Text>
      </Box>
    </chakra.label>
  );
}
