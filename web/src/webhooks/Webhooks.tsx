import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminHeader } from '../catalogue/admin/AdminHeader.tsx';
import { AdminTable } from '../catalogue/admin/AdminTable.tsx';
import { useTask } from '../catalogue/admin/useTask.ts';
import { EmptyShelfPicture } from '../catalogue/EmptyShelfPicture.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Webhooks_query$key } from './__generated__/Webhooks_query.graphql.ts';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { texts } from './texts.ts';
import { WebhookRow } from './WebhookRow.tsx';

const columns = [texts.address, texts.told, texts.state];

/** The programs that are told of orders. */
export function Webhooks({ query }: { query: Webhooks_query$key }) {
  const { webhookEndpoints } = useFragment(
    graphql`
      fragment Webhooks_query on Query {
        webhookEndpoints {
          id
          ...WebhookRow_endpoint
        }
      }
    `,
    query,
  );
  const { isOpen, start, close } = useTask<'add'>();
  return (
    <>
      <AdminHeader title={texts.title} action={texts.add} onAdd={() => start('add')} />
      <Text mb="4" color="fg.muted" maxW="46rem">
        {texts.lead}
      </Text>
      {webhookEndpoints.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<EmptyShelfPicture />} />
      ) : (
        <AdminTable label={texts.list} columns={columns}>
          {webhookEndpoints.map((endpoint) => (
            <WebhookRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </AdminTable>
      )}
      <AddWebhookDialog isOpen={isOpen} onClose={close} />
    </>
  );
}
