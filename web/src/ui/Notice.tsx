import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  text?: string | undefined;
  picture?: ReactNode;
  role?: 'alert';
  /** The title is the page's heading, for a notice that is the whole page. */
  isPage?: boolean | undefined;
  children?: ReactNode;
}

/** The layout of every empty and error state: a picture, a sentence and one action. */
export function Notice({ title, text, picture, role, isPage = false, children }: NoticeProps) {
  return (
    <Flex direction="column" align="center" justify="center" gap="4" px="4" py="12" textAlign="center" role={role}>
      {picture !== undefined && (
        <Box aria-hidden="true" color="fg.subtle">
          {picture}
        </Box>
      )}
      <Box maxW="sm">
        <Text as={isPage ? 'h1' : 'p'} textStyle="lg" fontWeight="semibold">
          {title}
        </Text>
        {text !== undefined && (
          <Text mt="1" color="fg.muted">
            {text}
          </Text>
        )}
      </Box>
      {children}
    </Flex>
  );
}
