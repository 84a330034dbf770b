import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useDownload } from '../relay/useDownload.ts';
import type {
  useDownloadReportQuery,
  useDownloadReportQuery$variables,
} from './__generated__/useDownloadReportQuery.graphql.ts';

/** Downloads all rows of a report. */
export function useDownloadReport(variables: useDownloadReportQuery$variables) {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    const data = await fetchQuery<useDownloadReportQuery>(
      environment,
      graphql`
        query useDownloadReportQuery($handle: String!, $from: String!, $to: String!) {
          reportTable(handle: $handle, from: $from, to: $to) @required(action: THROW) {
            csvUrl
          }
        }
      `,
      variables,
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.reportTable.csvUrl;
  });
  return { downloadReport: download, isDownloading };
}
