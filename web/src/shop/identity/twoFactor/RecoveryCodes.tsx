import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { CheckLabel } from '../../../ui/forms/CheckLabel.tsx';
import { CopyField } from '../../../ui/forms/CopyField.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

/** Shows recovery codes once, with ways to keep them; it goes on when the person says that they have. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <Flex direction="column" gap="4">
      <div>
        <Heading as="h3" textStyle="md">
          Save your recovery codes
        </Heading>
        <Text mt="1" textStyle="sm" color="fg.muted">
          Each one logs you in once when you don’t have your phone. This is the only time we can show them, so keep them
          where others can’t find them.
        </Text>
      </div>
      <CopyField label="Recovery codes" value={text} action="Copy codes" isFirst />
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          flex={{ base: '1', sm: 'none' }}
          onClick={() => saveFile('kirana-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          <Download size={18} aria-hidden />
          Download
        </Button>
        <Button variant="outline" flex={{ base: '1', sm: 'none' }} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          Print
        </Button>
      </Flex>
      <CheckLabel isChecked={isSaved} onChange={setSaved} gap="2" input={{ boxSize: '5' }}>
        I have saved them
      </CheckLabel>
      <Button alignSelf={{ sm: 'flex-start' }} disabled={!isSaved} onClick={onDone}>
        Done
      </Button>
    </Flex>
  );
}
