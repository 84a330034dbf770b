import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useDownloadRefusedQuery } from './__generated__/useDownloadRefusedQuery.graphql.ts';
import { useDownload } from '../../relay/useDownload.ts';

/** Downloads the refused rows of an import. */
export function useDownloadRefused(importId: string) {
  const environment = useRelayEnvironment();
  return useDownload(async () => {
    const data = await fetchQuery<useDownloadRefusedQuery>(
      environment,
      graphql`
        query useDownloadRefusedQuery($id: ID!) {
          catalogueImport(id: $id) {
            refusedRowsUrl
          }
        }
      `,
      { id: importId },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.catalogueImport?.refusedRowsUrl;
  });
}
