import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';
import { GoneWebhook } from './GoneWebhook.tsx';
import { MessageLog } from './MessageLog.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookPageSkeleton } from './WebhookPageSkeleton.tsx';

const webhookPageQuery = graphql`
  query WebhookPageQuery($id: ID!) {
    webhookEndpoint(id: $id) {
      ...WebhookFacts_endpoint
      ...MessageLog_endpoint
    }
  }
`;

/** A webhook: how it does, what can be done about it, and what was sent to it. */
export function WebhookPage() {
  const queryRef = usePageQuery<WebhookPageQuery>(webhookPageQuery);
  return (
    <PageBoundary fallback={<WebhookPageSkeleton />}>
      <WebhookPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function WebhookPageContent({ queryRef }: { queryRef: PreloadedQuery<WebhookPageQuery> }) {
  const { webhookEndpoint } = usePreloadedQuery<WebhookPageQuery>(webhookPageQuery, queryRef);
  if (webhookEndpoint == null) return <GoneWebhook />;
  return (
    <>
      <WebhookFacts endpoint={webhookEndpoint} />
      <MessageLog endpoint={webhookEndpoint} />
    </>
  );
}
