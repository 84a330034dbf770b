import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  text?: string | undefined;
  picture?: ReactNode;
  role?: 'alert';
  children?: ReactNode;
}

/** The one shape of all that stands where content would be: picture, one sentence, one way on. */
export function Notice({ title, text, picture, role, children }: NoticeProps) {
  return (
    <Flex direction="column" align="center" justify="center" gap="4" px="4" py="12" textAlign="center" role={role}>
      {picture !== undefined && (
        <Box aria-hidden="true" color="fg.subtle">
          {picture}
        </Box>
      )}
      <Box maxW="sm">
        <Text textStyle="lg" fontWeight="semibold">
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
