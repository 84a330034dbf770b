import { Box } from '@chakra-ui/react';

/** The error message of a dialog. Its live region is on the page before the message is, so that screen readers announce it. */
export function DialogAlert({ message }: { message: string }) {
  return (
    <Box role="alert">
      {message !== '' && (
        <Box mt="3" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm">
          {message}
        </Box>
      )}
    </Box>
  );
}
