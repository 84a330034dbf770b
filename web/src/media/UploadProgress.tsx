import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { texts } from './texts.ts';

/** How much of a file has left, 0 to 1; the rest of the wait is the server's. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const labelId = useId();
  return (
    <Box>
      <Flex justify="space-between" mb="1.5" textStyle="sm">
        <Text id={labelId} fontWeight="medium">
          {percent === 100 ? texts.finishing : texts.sending}
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {percent} %
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        h="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box
          h="full"
          borderRadius="full"
          bg="green.solid"
          transition="width 150ms ease-out"
          style={{ width: `${percent}%` }}
        />
      </Box>
    </Box>
  );
}
