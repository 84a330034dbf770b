import { Box, Text } from '@chakra-ui/react';
import { texts } from './texts.ts';

/** The tagline beside the logo; it is hidden on tablets, where the search takes its room. */
export function DeliveryTagline() {
  return (
    <Box flexShrink="0" display={{ md: 'none', lg: 'block' }} borderStartWidth={{ lg: '1px' }} ps={{ lg: '6' }}>
      <Text textStyle={{ base: 'sm', lg: 'md' }} fontWeight="bold" lineHeight="1.25rem">
        {texts.tagline}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {texts.taglineNote}
      </Text>
    </Box>
  );
}
