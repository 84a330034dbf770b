import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useDownload } from '../relay/useDownload.ts';
import type { CustomersPageQuery$variables } from './__generated__/CustomersPageQuery.graphql.ts';
import type { ExportCustomersQuery } from './__generated__/ExportCustomersQuery.graphql.ts';
import { customersFilePath } from './customersUrl.ts';
import { listTexts as texts } from './texts.ts';

/** Downloads the customers that the list shows as a CSV file. It reads the viewer first, which refreshes an expired session. */
export function ExportCustomers({ variables }: { variables: CustomersPageQuery$variables }) {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    const data = await fetchQuery<ExportCustomersQuery>(
      environment,
      graphql`
        query ExportCustomersQuery {
          viewer {
            __typename
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.viewer == null ? null : customersFilePath(variables);
  });
  return (
    <Button variant="outline" loading={isDownloading} onClick={download}>
      <Download aria-hidden />
      {texts.export}
    </Button>
  );
}
