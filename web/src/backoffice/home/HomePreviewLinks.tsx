import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { previewAt } from './homeUrl.ts';

/** Opens a version as shoppers would see it, on a phone or a desk, now or at another time, and has its link for others. */
export function HomePreviewLinks({ path }: { path: string }) {
  const [moment, setMoment] = useState('');
  const address = previewAt(path, moment);
  return (
    <Box as="section" aria-label="Preview" layerStyle="card" p={{ base: '3', md: '4' }} mt="4">
      <Box maxW="20rem">
        <TextField
          label="Preview as it will be at"
          type="datetime-local"
          value={moment}
          help="Empty for now"
          onChange={({ target }) => setMoment(target.value)}
        />
      </Box>
      <Flex wrap="wrap" gap="2" mb="3">
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => window.open(address, 'phone', 'popup,width=360,height=740')}
        >
          Preview on a phone
        </Button>
        <Button asChild variant="outline" colorPalette="gray">
          <a href={address} target="_blank" rel="noreferrer">
            Preview on a desk
          </a>
        </Button>
      </Flex>
      <CopyField label="Link to the preview, for a week" value={location.origin + address} action="Copy link" />
    </Box>
  );
}
