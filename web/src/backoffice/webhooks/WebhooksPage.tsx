import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import type { WebhooksPageQuery } from './__generated__/WebhooksPageQuery.graphql.ts';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { texts } from './texts.ts';
import { webhookColumns, WebhookList } from './WebhookList.tsx';

const webhooksPageQuery = graphql`
  query WebhooksPageQuery {
    ...WebhookList_query
  }
`;

/** The webhooks, for admins. */
export function WebhooksPage() {
  const { isOpen, start, close } = useActiveDialog<'add'>();
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead} action={texts.add} onAdd={() => start('add')} />
      <PageQuery<WebhooksPageQuery>
        query={webhooksPageQuery}
        fallback={<AdminListSkeleton columns={webhookColumns} rows={3} lines={2} />}
      >
        {(query) => <WebhookList query={query} />}
      </PageQuery>
      <AddWebhookDialog isOpen={isOpen} onClose={close} />
    </>
  );
}
