import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { texts } from './texts.ts';

const tabs = ['3.75rem', '11.3125rem', '7.375rem', '6.9375rem', '7.1875rem', '7.375rem', '8.125rem'];
const fields = Array.from({ length: 4 }, (_, field) => field);

/** The shape of the settings page while it loads. */
export function SettingsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} mb="3" />
      <Flex gap="1" mb="3" overflow="hidden" wrap={{ base: 'nowrap', md: 'wrap' }}>
        {tabs.map((width, tab) => (
          <Skeleton key={tab} h="11" w={width} flexShrink="0" />
        ))}
      </Flex>
      <Box layerStyle="card" p={{ base: '4', md: '5' }} maxW="44rem">
        <Skeleton h="1.625rem" w="32" mb="0.5" />
        <Skeleton h="5" w="60%" mb="5" />
        {fields.map((field) => (
          <div key={field}>
            <Skeleton h="4" w="28" mb="2" />
            <Skeleton h="11" mb="6" />
          </div>
        ))}
      </Box>
    </div>
  );
}
