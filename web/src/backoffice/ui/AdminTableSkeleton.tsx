import { Box, Skeleton } from '@chakra-ui/react';

interface AdminTableSkeletonProps {
  /** The height of a row: of a card on phones, of a line of the table elsewhere. */
  height: { base: string; md: string };
  rows?: number;
}

/** An AdminTable while it loads. */
export function AdminTableSkeleton({ height, rows = 8 }: AdminTableSkeletonProps) {
  return (
    <Box layerStyle={{ md: 'card' }} overflow="hidden" aria-hidden>
      <Box hideBelow="md" h="2.3125rem" bg="bg.subtle" borderBottomWidth="1px" />
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          h={height}
          display="flex"
          flexDirection="column"
          justifyContent="center"
          gap="3"
          px="3"
          mb={{ base: '2', md: '0' }}
          borderWidth={{ base: '1px', md: '0' }}
          borderBottomWidth="1px"
          borderRadius={{ base: 'card', md: '0' }}
          bg="bg.panel"
          _last={{ md: { borderBottomWidth: '0' } }}
        >
          <Skeleton h="4" w={{ base: '70%', md: `${55 + ((row * 17) % 35)}%` }} />
          <Skeleton hideFrom="md" h="4" w="45%" />
        </Box>
      ))}
    </Box>
  );
}
