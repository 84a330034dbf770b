import { Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';

/** A warning in a tinted box. */
export function Warning({ text }: { text: string }) {
  return (
    <Flex gap="3" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
      <TriangleAlert size={20} aria-hidden style={{ flexShrink: 0 }} />
      <Text textStyle="sm">{text}</Text>
    </Flex>
  );
}
