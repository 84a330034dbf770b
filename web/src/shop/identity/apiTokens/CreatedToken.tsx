import { Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';
import { CopyField } from '../../../ui/forms/CopyField.tsx';

/** Shows a new token, which cannot be shown again, and a command that tries it. */
export function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <Flex direction="column" gap="4">
      <Flex gap="3" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
        <TriangleAlert size={20} aria-hidden style={{ flexShrink: 0 }} />
        <Text textStyle="sm">{texts.warning}</Text>
      </Flex>
      <CopyField label={texts.token} value={token} action={texts.copy} isFirst />
      <CopyField label={texts.tryIt} value={commandWith(token)} action={texts.copyCommand} />
      <Flex justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onDone}>
          {texts.done}
        </Button>
      </Flex>
    </Flex>
  );
}

/** A curl command that queries the name of the token's owner. */
function commandWith(token: string): string {
  return [
    `curl ${window.location.origin}/graphql`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '{"query":"{ viewer { name } }"}'`,
  ].join(' \\\n  ');
}
