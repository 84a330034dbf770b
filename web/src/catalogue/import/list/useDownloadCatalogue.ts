import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useDownloadCatalogueQuery } from './__generated__/useDownloadCatalogueQuery.graphql.ts';

/**
 * Downloads the catalogue. Its signed URL is requested on each press, because the browser cannot refresh an expired session
 * during a download.
 */
export function useDownloadCatalogue() {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  const start = async () => {
    const data = await fetchQuery<useDownloadCatalogueQuery>(
      environment,
      graphql`
        query useDownloadCatalogueQuery {
          catalogueFile @required(action: THROW) {
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
      .catch((error: unknown) => showError(toErrorMessage(error)))
      .finally(() => setDownloading(false));
  };
  return { downloadCatalogue, isDownloading };
}
