import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { announce } from '../../../ui/announce.ts';
import { searchTexts as texts } from './searchTexts.ts';

interface SearchFailureProps {
  onRetry: () => void;
  onCount: (count: number) => void;
}

/** Shown when a search could not be answered. */
export function SearchFailure({ onRetry, onCount }: SearchFailureProps) {
  useEffect(() => {
    onCount(0);
    announce(texts.failed);
  }, [onCount]);
  return (
    <Flex align="center" justify="space-between" gap="2" px="2">
      <Text textStyle="sm">{texts.failed}</Text>
      <Button variant="ghost" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Flex>
  );
}
