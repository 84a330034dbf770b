import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DownloadRefused_catalogueImport$key } from './__generated__/DownloadRefused_catalogueImport.graphql.ts';
import { texts } from './texts.ts';
import { useDownloadRefused } from './useDownloadRefused.ts';

/** Downloads the refused rows of an import with their reasons, to correct them. */
export function DownloadRefused({ catalogueImport }: { catalogueImport: DownloadRefused_catalogueImport$key }) {
  const { id, refusedRowsUrl } = useFragment(
    graphql`
      fragment DownloadRefused_catalogueImport on CatalogueImport {
        id
        refusedRowsUrl
      }
    `,
    catalogueImport,
  );
  const { download, isDownloading } = useDownloadRefused(id);
  if (refusedRowsUrl == null) return null;
  return (
    <Button variant="outline" colorPalette="gray" mt="3" loading={isDownloading} onClick={download}>
      <Download aria-hidden />
      {texts.downloadRefused}
    </Button>
  );
}
