import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { RedirectToLogin } from '../RedirectToLogin.tsx';
import type { ApiTokensPageQuery } from './__generated__/ApiTokensPageQuery.graphql.ts';
import { ApiTokens } from './ApiTokens.tsx';
import { ApiTokensPageSkeleton } from './ApiTokensPageSkeleton.tsx';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';

const apiTokensPageQuery = graphql`
  query ApiTokensPageQuery {
    viewer {
      ...ApiTokens_viewer
    }
  }
`;

/** The viewer's API tokens: lists, creates and revokes them. */
export function ApiTokensPage() {
  const queryRef = usePageQuery<ApiTokensPageQuery>(apiTokensPageQuery);
  return (
    <PageBoundary fallback={<ApiTokensPageSkeleton />}>
      <ApiTokensPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ApiTokensPageContent({ queryRef }: { queryRef: PreloadedQuery<ApiTokensPageQuery> }) {
  const { viewer } = usePreloadedQuery<ApiTokensPageQuery>(apiTokensPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <>
      <PageTitle title={texts.title} />
      <ApiTokens viewer={viewer} />
    </>
  );
}
