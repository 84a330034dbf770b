import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AccountSettingProps {
  title: string;
  text: string;
  /** The button's label. */
  children: ReactNode;
}

/** One row of the account settings: a title, a text and a button. */
export function AccountSetting({ title, text, children }: AccountSettingProps) {
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
