import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { formatDate } from '../../ui/format/formatDateTime.ts';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { DataPurposes } from '../identity/privacy/DataPurposes.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { useShopIdentity } from '../../ui/shopIdentity.ts';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import type { ContentPageQuery, ContentPageQuery$data } from './__generated__/ContentPageQuery.graphql.ts';
import css from './contentPage.css?inline';
import { GrievanceOfficer } from './GrievanceOfficer.tsx';
import { contentPath } from './pageUrl.ts';

const contentPageQuery = graphql`
  query ContentPageQuery($handle: String!, $number: Int) {
    page(handle: $handle, number: $number) {
      handle
      title
      number
      html
      publishedAt
      isCurrent
      dataPurposes {
        ...DataPurposes_purposes
      }
    }
    shop {
      ...GrievanceOfficer_shop
    }
  }
`;

/** A page of the shop such as its terms, or an earlier version of it. */
export function ContentPage() {
  return (
    <PageQuery<ContentPageQuery> query={contentPageQuery} fallback={<ContentSkeleton />}>
      {({ page, shop }) =>
        page == null ? (
          <NotFound title="We couldn’t find this page" />
        ) : (
          <article className="content">
            <Head page={page} />
            <h1 className="content-title">{page.title}</h1>
            {page.publishedAt != null && (
              <p className="content-version">
                {`Version ${page.number ?? ''}, in force since ${formatDate(new Date(page.publishedAt))}`}
                {!page.isCurrent && (
                  <>
                    {'. It has been replaced: '}
                    <Link to={contentPath(page.handle)}>see the current version</Link>
                  </>
                )}
              </p>
            )}
            <PageBody html={page.html} />
            {page.dataPurposes.length > 0 && (
              <div className="content-text">
                <h2>What we use your data for</h2>
                <DataPurposes purposes={page.dataPurposes} />
              </div>
            )}
            {page.handle === 'GRIEVANCE' && (
              <p className="content-action">
                <Link to="/complaint">Make a complaint</Link>
              </p>
            )}
            {(page.handle === 'GRIEVANCE' || page.handle === 'CONTACT') && <GrievanceOfficer shop={shop} />}
          </article>
        )
      }
    </PageQuery>
  );
}

function Head({ page }: { page: NonNullable<ContentPageQuery$data['page']> }) {
  const { name } = useShopIdentity();
  const title = page.isCurrent ? page.title : `${page.title}, version ${page.number ?? ''}`;
  return <PageHead title={title} description={`${page.title} of ${name}.`} path={contentPath(page.handle)} />;
}

/** The text of a page, as the server rendered it from Markdown without HTML. */
export function PageBody({ html }: { html: string }) {
  return (
    <>
      {/* Not in the shop’s sheet, which is in the HTML of every page. */}
      <style>{css}</style>
      <div className="content-text" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

export function ContentSkeleton() {
  return (
    <div className="content" aria-busy>
      <h1 className="content-title">
        <TextSkeleton width="12rem" />
      </h1>
      {['100%', '96%', '88%', '60%'].map((width) => (
        <p key={width}>
          <TextSkeleton width={width} />
        </p>
      ))}
    </div>
  );
}
