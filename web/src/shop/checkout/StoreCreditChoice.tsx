import { Box, Text } from '@chakra-ui/react';
import { CheckLabel, choiceStyles } from '../../ui/forms/CheckLabel.tsx';
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
    <CheckLabel
      isChecked={isUsed}
      onChange={onChange}
      marginTop="4"
      padding="3"
      borderWidth="1px"
      borderRadius="control"
      css={choiceStyles}
    >
      <Box as="span" lineHeight="short">
        <Text as="span" display="block" fontWeight="semibold">
          Use store credit
        </Text>{' '}
        <Text as="span" display="block" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${formatRupees(balance)} available`}
        </Text>
      </Box>
    </CheckLabel>
  );
}
