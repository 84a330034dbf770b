import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { CopyField } from '../../../ui/forms/CopyField.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';

/** Shows recovery codes once, with ways to keep them; it goes on when the person says that they have. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <Flex direction="column" gap="4">
      <div>
        <Heading as="h3" textStyle="md">
          {texts.codesTitle}
        </Heading>
        <Text mt="1" textStyle="sm" color="fg.muted">
          {texts.codesText}
        </Text>
      </div>
      <CopyField label={texts.codes} value={text} action={texts.copyCodes} isFirst />
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          flex={{ base: '1', sm: 'none' }}
          onClick={() => saveFile(texts.downloadName, new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          <Download size={18} aria-hidden />
          {texts.download}
        </Button>
        <Button variant="outline" flex={{ base: '1', sm: 'none' }} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {texts.print}
        </Button>
      </Flex>
      <CheckLabel>
        <input type="checkbox" checked={isSaved} onChange={({ target }) => setSaved(target.checked)} />
        {texts.saved}
      </CheckLabel>
      <Button alignSelf={{ sm: 'flex-start' }} disabled={!isSaved} onClick={onDone}>
        {texts.done}
      </Button>
    </Flex>
  );
}

const CheckLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    cursor: 'button',
    '& input': { accentColor: 'green.solid', boxSize: '5', flexShrink: '0' },
  },
});
