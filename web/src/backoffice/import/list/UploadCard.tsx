import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { validateImportFile } from './validateImportFile.ts';
import { ImportDropZone } from './ImportDropZone.tsx';
import { importPath } from '../importPath.ts';
import { ImportCard } from './ImportCard.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { texts } from '../texts.ts';
import { useUploadCatalogue } from './useUploadCatalogue.ts';

/** Uploads a chosen file and navigates to its dry run. */
export function UploadCard() {
  const navigate = useNavigate();
  const [choiceError, setChoiceError] = useState('');
  const { uploadCatalogue, stop, sending, error } = useUploadCatalogue(
    (importId) => void navigate(importPath(importId)),
  );

  const choose = (files: readonly File[]) => {
    const error = validateImportFile(files);
    setChoiceError(error ?? '');
    const [file] = files;
    if (error === null && file !== undefined) uploadCatalogue(file);
  };

  return (
    <ImportCard title={texts.importTitle}>
      <Text color="fg.muted" mb="4">
        {texts.importText}
      </Text>
      {sending === null && <ImportDropZone error={choiceError === '' ? error : choiceError} onFiles={choose} />}
      {sending !== null && (
        <Flex direction="column" gap="4" minH="10rem" justify="center">
          <ProgressBar
            label={sending.share === 1 ? texts.reading(sending.name) : texts.sending(sending.name)}
            share={sending.share}
            value={texts.percent(Math.floor(sending.share * 100))}
          />
          <Button variant="outline" colorPalette="gray" alignSelf="center" onClick={stop}>
            {texts.cancel}
          </Button>
        </Flex>
      )}
    </ImportCard>
  );
}
