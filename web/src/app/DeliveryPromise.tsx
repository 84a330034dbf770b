import { Box, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';

/** What the shop stands for, beside its name; tablets have no room for it beside the search. */
export function DeliveryPromise() {
  return (
    <Box flexShrink="0" display={{ md: 'none', lg: 'block' }} borderStartWidth={{ lg: '1px' }} ps={{ lg: '6' }}>
      <Text textStyle={{ base: 'sm', lg: 'md' }} fontWeight="bold" lineHeight="1.25rem">
        {texts.promise}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {texts.promiseNote}
      </Text>
    </Box>
  );
}
