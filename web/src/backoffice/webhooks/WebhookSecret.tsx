import { Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { CopyField } from '../../ui/forms/CopyField.tsx';

/** Shows a signing secret, which cannot be shown again. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Flex direction="column" gap="4">
      <Flex gap="3" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
        <TriangleAlert size={20} aria-hidden style={{ flexShrink: 0 }} />
        <Text textStyle="sm">
          Copy the secret now. We only show it once, and messages can’t be verified without it.
        </Text>
      </Flex>
      <CopyField label="Signing secret" value={secret} action="Copy secret" isFirst />
      <Flex justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onDone}>
          Done
        </Button>
      </Flex>
    </Flex>
  );
}
