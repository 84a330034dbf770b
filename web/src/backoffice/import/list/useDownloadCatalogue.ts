import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useDownload } from '../../../relay/useDownload.ts';
import type { useDownloadCatalogueQuery } from './__generated__/useDownloadCatalogueQuery.graphql.ts';

/** Downloads the catalogue. */
export function useDownloadCatalogue() {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
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
    return data?.catalogueFile.exportUrl;
  });
  return { downloadCatalogue: download, isDownloading };
}
