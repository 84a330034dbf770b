import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { texts } from './texts.ts';

/** The uploaded share of a file, 0 to 1; at 1 the server processes it. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100);
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
