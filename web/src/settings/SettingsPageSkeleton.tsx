import { Box, Flex, Skeleton } from '@chakra-ui/react';

const tabs = [16, 40, 28, 28, 28, 28, 32];
const fields = Array.from({ length: 4 }, (_, field) => field);

/** The shape of the settings page while it loads. */
export function SettingsPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="28" mb="3" />
      <Flex gap="1" mb="3" overflow="hidden">
        {tabs.map((width, tab) => (
          <Skeleton key={tab} h="11" w={width} flexShrink="0" />
        ))}
      </Flex>
      <Box layerStyle="card" p={{ base: '4', md: '5' }} maxW="44rem">
        <Skeleton h="6" w="32" mb="5" />
        {fields.map((field) => (
          <Skeleton key={field} h="11" mb="8" />
        ))}
      </Box>
    </div>
  );
}
