import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { WebhooksPageQuery } from './__generated__/WebhooksPageQuery.graphql.ts';
import { WebhookList } from './WebhookList.tsx';
import { WebhooksPageSkeleton } from './WebhooksPageSkeleton.tsx';

const webhooksPageQuery = graphql`
  query WebhooksPageQuery {
    ...WebhookList_query
  }
`;

/** The webhooks, for admins. */
export function WebhooksPage() {
  const queryRef = usePageQuery<WebhooksPageQuery>(webhooksPageQuery);
  return (
    <PageBoundary fallback={<WebhooksPageSkeleton />}>
      <WebhooksPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function WebhooksPageContent({ queryRef }: { queryRef: PreloadedQuery<WebhooksPageQuery> }) {
  return <WebhookList query={usePreloadedQuery<WebhooksPageQuery>(webhooksPageQuery, queryRef)} />;
}
