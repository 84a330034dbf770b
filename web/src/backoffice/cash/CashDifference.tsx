import { Text } from '@chakra-ui/react';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import { cashTexts as texts } from './texts.ts';

/** The shortage or surplus of the counted cash; a dash while it is not counted. */
export function CashDifference({ difference }: { difference: number | null | undefined }) {
  if (difference == null) return texts.none;
  if (difference === 0) return texts.exact;
  const word = difference < 0 ? texts.missing : texts.extra;
  return (
    <Text as="span" color="fg.error" fontWeight="semibold">
      {word(formatRupees(Math.abs(difference)))}
    </Text>
  );
}
