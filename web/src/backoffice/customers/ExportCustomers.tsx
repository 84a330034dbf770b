import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay';
import { authorizeExport } from '../reports/authorizeExport.ts';
import { useDownload } from '../../relay/useDownload.ts';
import type { CustomersPageQuery$variables } from './__generated__/CustomersPageQuery.graphql.ts';
import { customersFilePath } from './customersUrl.ts';
import { listTexts as texts } from './texts.ts';

/** Downloads the customers that the list shows as a CSV file. */
export function ExportCustomers({ variables }: { variables: CustomersPageQuery$variables }) {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    await authorizeExport(environment);
    return customersFilePath(variables);
  });
  return (
    <Button variant="outline" loading={isDownloading} onClick={download}>
      <Download aria-hidden />
      {texts.export}
    </Button>
  );
}
