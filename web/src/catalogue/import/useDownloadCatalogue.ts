import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useDownloadCatalogueQuery } from './__generated__/useDownloadCatalogueQuery.graphql.ts';

/**
 * Downloads the catalogue. The address is asked for at that moment, because the browser itself could not refresh a session that
 * has gone stale on the open page.
 */
export function useDownloadCatalogue() {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  const start = async () => {
    const data = await fetchQuery<useDownloadCatalogueQuery>(
      environment,
      graphql`
        query useDownloadCatalogueQuery {
          catalogueFile {
            exportUrl
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (data === undefined) return;
    const link = document.createElement('a');
    link.href = data.catalogueFile.exportUrl;
    link.download = ''; // the server names the file
    link.click();
  };
  const downloadCatalogue = () => {
    setDownloading(true);
    void start()
      .catch((error: unknown) => showError(troubleMessage(error)))
      .finally(() => setDownloading(false));
  };
  return { downloadCatalogue, isDownloading };
}
