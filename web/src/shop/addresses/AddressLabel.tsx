import { Flex } from '@chakra-ui/react';
import { addressLabels } from './addressLabels.ts';
import { labelIcons } from './labelIcons.ts';

/** The label of an address with its icon. */
export function AddressLabel({ label }: { label: keyof typeof addressLabels }) {
  const Icon = labelIcons[label];
  return (
    <Flex alignItems="center" gap="1.5" textStyle="sm" fontWeight="bold" color="fg.success" marginBottom="1">
      <Icon size={16} aria-hidden />
      {addressLabels[label]}
    </Flex>
  );
}
