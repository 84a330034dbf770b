import { Box, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';

/** What the shop stands for, beside its name. */
export function DeliveryPromise() {
  return (
    <Box flexShrink="0" borderStartWidth={{ md: '1px' }} ps={{ md: '3', lg: '6' }}>
      <Text textStyle={{ base: 'sm', lg: 'md' }} fontWeight="bold" lineHeight="1.25rem">
        {texts.promise}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {texts.promiseNote}
      </Text>
    </Box>
  );
}
