import { Box, Flex, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PendingReminderLayoutProps {
  picture?: ReactNode;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** The reminder's box; without contents it is its skeleton, of the same size. */
export function PendingReminderLayout({ picture, children, action }: PendingReminderLayoutProps) {
  return (
    <Flex
      align="center"
      gap="3"
      h="5.75rem"
      mb="5"
      ps="3"
      pe="1"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.subtle"
      aria-hidden={children === undefined}
    >
      <Box boxSize="16" flexShrink="0" borderRadius="md" overflow="hidden">
        {picture ?? <Skeleton boxSize="16" />}
      </Box>
      <Box flex="1" minW="0">
        {children ?? (
          <>
            <Skeleton h="3" w="24" mb="2" />
            <Skeleton h="4" w="40" maxW="100%" mb="2" />
            <Skeleton h="4" w="16" />
          </>
        )}
      </Box>
      {action}
    </Flex>
  );
}
