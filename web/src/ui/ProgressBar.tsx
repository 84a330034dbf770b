import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';

interface ProgressBarProps {
  /** What is in progress. */
  label: string;
  /** The finished part, 0 to 1. */
  share: number;
  /** The same in words. */
  value: string;
}

const QUARTER = 25;

/** The progress of a task. Screen readers announce each quarter, not each step. */
export function ProgressBar({ label, share, value }: ProgressBarProps) {
  const labelId = useId();
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * 100);
  const milestone = Math.floor(percent / QUARTER) * QUARTER;
  return (
    <Box>
      <Flex justify="space-between" gap="4" mb="1.5" textStyle="sm">
        <Text id={labelId} fontWeight="medium" overflowWrap="anywhere" minW="0">
          {label}
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" aria-hidden>
          {value}
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={value}
        h="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box
          h="full"
          borderRadius="full"
          bg="primary.solid"
          transition="width 150ms ease-out"
          style={{ width: `${percent}%` }}
        />
      </Box>
      <VisuallyHidden role="status">{milestone > 0 && `${label}: ${milestone} percent`}</VisuallyHidden>
    </Box>
  );
}
