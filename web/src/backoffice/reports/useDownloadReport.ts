import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { authorizeExport } from './authorizeExport.ts';
import { useDownload } from '../../relay/useDownload.ts';
import type {
  useDownloadReportQuery,
  useDownloadReportQuery$variables,
} from './__generated__/useDownloadReportQuery.graphql.ts';

/** Downloads all rows of a report: as they are now, or of a long report the prepared file. */
export function useDownloadReport(variables: useDownloadReportQuery$variables) {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    await authorizeExport(environment);
    const data = await fetchQuery<useDownloadReportQuery>(
      environment,
      graphql`
        query useDownloadReportQuery($handle: String!, $from: String!, $to: String!) {
          report(handle: $handle, from: $from, to: $to) @required(action: THROW) {
            csvUrl
            run {
              csvUrl
            }
          }
        }
      `,
      variables,
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.report.csvUrl ?? data?.report.run?.csvUrl;
  });
  return { downloadReport: download, isDownloading };
}
