import { Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { texts } from './texts.ts';

/** Shows a signing secret, which cannot be shown again. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Flex direction="column" gap="4">
      <Flex gap="3" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
        <TriangleAlert size={20} aria-hidden style={{ flexShrink: 0 }} />
        <Text textStyle="sm">{texts.secretWarning}</Text>
      </Flex>
      <CopyField label={texts.secret} value={secret} action={texts.copySecret} isFirst />
      <Flex justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onDone}>
          {texts.done}
        </Button>
      </Flex>
    </Flex>
  );
}
