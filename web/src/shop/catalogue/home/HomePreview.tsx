import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { UTC_OFFSET } from '../../../ui/format/timeZone.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import type { HomePreviewQuery } from './__generated__/HomePreviewQuery.graphql.ts';
import { HomePageSkeleton, HomeSections } from './HomePage.tsx';
import styles from './HomePage.module.css';

/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- what HomeSections shows, as the home page asks for it */
const homePreviewQuery = graphql`
  query HomePreviewQuery($token: String!, $at: DateTime) {
    homePage: homePreview(token: $token, at: $at) {
      sections {
        __typename
        id
        ...OwnBanner_banner @alias(as: "banner")
        ...CollectionRow_section @alias(as: "row")
      }
    }
    tiles: categories(first: 60, sort: POSITION, filter: { isOnHomePage: true }) {
      edges {
        node {
          id
          name
          picture {
            ...Tiles_picture
          }
          subCategories(first: 1) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    }
    ...CategoryRows_query
  }
`;

/** The link’s token, and the time of the shop for which its address asks. */
export const homePreviewVariables = ({ params, request }: LoaderFunctionArgs) => {
  const at = new Date(`${new URL(request.url).searchParams.get('at') ?? ''}${UTC_OFFSET}`);
  return { token: params['token'] ?? '', at: Number.isNaN(at.getTime()) ? null : at.toISOString() };
};

/** A version of the home page as shoppers would see it, for those who have its link. */
export function HomePreview() {
  return (
    <div className={styles.sections}>
      <PageTitle title="Preview of the home page" />
      <PageQuery<HomePreviewQuery> query={homePreviewQuery} fallback={<HomePageSkeleton />}>
        {(data) =>
          data.homePage == null ? (
            <NotFound title="This preview has ended" text="The draft was deleted, or the link is older than a week." />
          ) : (
            <HomeSections {...data} homePage={data.homePage} query={data} title="Preview" />
          )
        }
      </PageQuery>
    </div>
  );
}
