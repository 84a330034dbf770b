import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { PagePreviewQuery } from './__generated__/PagePreviewQuery.graphql.ts';
import { ContentSkeleton, PageBody } from './ContentPage.tsx';

const pagePreviewQuery = graphql`
  query PagePreviewQuery($token: String!) {
    pagePreview(token: $token) {
      title
      html
    }
  }
`;

/** A draft of a page, for those who have its link. */
export function PagePreview() {
  return (
    <PageQuery<PagePreviewQuery> query={pagePreviewQuery} fallback={<ContentSkeleton />}>
      {({ pagePreview: page }) =>
        page == null ? (
          <NotFound title="This preview has ended" text="The page is published, or the link is older than a week." />
        ) : (
          <article className="content">
            <PageTitle title={`Preview: ${page.title}`} />
            <h1 className="content-title">{page.title}</h1>
            <p className="content-version">Preview. This text is not published yet.</p>
            <PageBody html={page.html} />
          </article>
        )
      }
    </PageQuery>
  );
}
