import { Button, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { ImportCard } from './ImportCard.tsx';
import { texts } from '../texts.ts';
import { useDownloadCatalogue } from './useDownloadCatalogue.ts';

/** Downloads the catalogue as a CSV file. */
export function ExportCard() {
  const { downloadCatalogue, isDownloading } = useDownloadCatalogue();
  return (
    <ImportCard title={texts.exportTitle}>
      <Text color="fg.muted" mb="4">
        {texts.exportText}
      </Text>
      <Button variant="outline" loading={isDownloading} onClick={downloadCatalogue}>
        <Download aria-hidden />
        {texts.download}
      </Button>
    </ImportCard>
  );
}
