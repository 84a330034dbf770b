import { graphql, useFragment } from 'react-relay';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { atYourDoor, useShopIdentity } from '../../../ui/shopIdentity.ts';
import { Picture } from '../../media/Picture.tsx';
import { useFilters, type FilterState } from '../filters/useFilters.ts';
import { ListingProducts, ListingSubCategorySkeleton } from '../listing/ListingSubCategory.tsx';
import { collectionPath } from '../paths.ts';
import { breadcrumbList } from '../structuredData.ts';
import { texts } from '../texts.ts';
import type { CollectionPage_collection$key } from './__generated__/CollectionPage_collection.graphql.ts';
import type { CollectionPageQuery } from './__generated__/CollectionPageQuery.graphql.ts';
import css from './collectionPage.css?inline';

const collectionPageQuery = graphql`
  query CollectionPageQuery($handle: String!, $filter: ProductFilter!, $sort: ProductSort = BEST_MATCH) {
    collection(handle: $handle) {
      title
      ...CollectionPage_collection
    }
    ...ListingSubCategory_products @arguments(filter: $filter, sort: $sort)
  }
`;

/** The products of a collection under its title, its picture and its description. */
export function CollectionPage() {
  const filters: FilterState = useFilters('collection');
  return (
    <PageQuery<CollectionPageQuery>
      query={collectionPageQuery}
      fallback={<ListingSubCategorySkeleton width="besideFilters" />}
    >
      {({ collection, ...query }) =>
        collection == null ? (
          <NotFound title="This collection does not exist" text={texts.notFoundText} />
        ) : (
          <div className="stack collection-page">
            <style>{css}</style>
            <SkipLink to="products" />
            <ListingProducts query={query} name={collection.title} filters={filters} width="besideFilters">
              <CollectionHeader collection={collection} />
            </ListingProducts>
          </div>
        )
      }
    </PageQuery>
  );
}

function CollectionHeader({ collection: collectionKey }: { collection: CollectionPage_collection$key }) {
  const { promise } = useShopIdentity();
  const { title, handle, html, picture } = useFragment(
    graphql`
      fragment CollectionPage_collection on Collection {
        title
        handle
        html
        picture {
          previewUrl
          alt
          ...Picture_picture
        }
      }
    `,
    collectionKey,
  );
  const path = collectionPath(handle);
  const text = html.replace(/<[^>]*>/g, ' ').trim();
  const crumbs = [
    { name: texts.home, path: '/' },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        title={title}
        description={text === '' ? `${title}, ${atYourDoor(promise)}.` : plainText(text)}
        path={path}
        image={picture?.previewUrl}
        imageAlt={picture?.alt}
        structuredData={(origin) => [breadcrumbList(crumbs, origin)]}
      />
      {(picture != null || html !== '') && (
        <div className="row collection-about">
          {picture != null && (
            <Picture className="collection-picture" picture={picture} sizes="96px" isDecoration isEager />
          )}
          {/* The server has rendered it from Markdown without HTML. */}
          {html !== '' && <div className="muted collection-text" dangerouslySetInnerHTML={{ __html: html }} />}
        </div>
      )}
    </>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of rendered Markdown without its tags. */
function plainText(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
