import { Box, Skeleton } from '@chakra-ui/react';

const GROUPS = [6, 7, 5];

/** The links of the sidebar while the viewer's permissions load. */
export function StaffNavSkeleton() {
  return (
    <Box px="6" py="3">
      {GROUPS.map((links) => (
        <Box key={links} mb="3">
          <Skeleton h="3" w="16" mt="1.5" mb="3.5" />
          {Array.from({ length: links }, (_, at) => (
            <Skeleton key={at} h="4" w="32" mb="4" />
          ))}
        </Box>
      ))}
    </Box>
  );
}
