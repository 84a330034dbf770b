import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AccountControlProps {
  title: string;
  text: string;
  /** The button that does it. */
  children: ReactNode;
}

/** One line of the account's controls: what it is about, and its button. */
export function AccountControl({ title, text, children }: AccountControlProps) {
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'stretch', sm: 'center' }}
      justify="space-between"
      columnGap="6"
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box>
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {text}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
