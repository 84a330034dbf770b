import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import type { WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';
import { WebhookDeliveryLog } from './WebhookDeliveryLog.tsx';
import { WebhookHeader } from './WebhookHeader.tsx';
import { webhookTexts as texts } from './texts.ts';
import { WebhookPageSkeleton } from './WebhookPageSkeleton.tsx';

const webhookPageQuery = graphql`
  query WebhookPageQuery($id: ID!) {
    webhookEndpoint(id: $id) {
      ...WebhookHeader_endpoint
      ...WebhookDeliveryLog_endpoint
    }
  }
`;

/** One webhook: its state, actions and deliveries. */
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
  if (webhookEndpoint == null) {
    const back = { to: '/dashboard/webhooks', label: texts.back };
    return <NotFound title={texts.notFoundTitle} text={texts.notFoundText} link={back} />;
  }
  return (
    <>
      <WebhookHeader endpoint={webhookEndpoint} />
      <WebhookDeliveryLog endpoint={webhookEndpoint} />
    </>
  );
}
