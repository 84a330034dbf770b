import { graphql, useFragment } from 'react-relay';
import { RequestError } from '../../../relay/RequestError.ts';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import type { ListingSubCategory_query$key } from './__generated__/ListingSubCategory_query.graphql.ts';
import { CatalogueNotFoundPage } from '../CatalogueNotFoundPage.tsx';
import type { FilterState } from '../filters/useFilters.ts';
import { ListingProducts } from './ListingProducts.tsx';
import { listingPath } from '../paths.ts';
import { breadcrumbList } from '../structuredData.ts';
import { texts as catalogueTexts } from '../texts.ts';
import { texts } from './texts.ts';
import styles from './ListingSubCategory.module.css';

interface ListingSubCategoryProps {
  query: ListingSubCategory_query$key;
  filters: FilterState;
}

/** The right side of the listing: the sub-category's name and products, or a message that it does not exist. */
export function ListingSubCategory({ query, filters }: ListingSubCategoryProps) {
  const { category, subCategory, ...list } = useFragment(
    graphql`
      fragment ListingSubCategory_query on Query
      @argumentDefinitions(
        categoryId: { type: "ID!" }
        subCategoryId: { type: "ID!" }
        filter: { type: "ProductFilter!" }
        sort: { type: "ProductSort", defaultValue: BEST_MATCH }
      ) {
        category(id: $categoryId) {
          id
          name
        }
        subCategory(id: $subCategoryId) {
          id
          name
          picture {
            previewUrl
            alt
          }
        }
        ...ListingProducts_query @arguments(filter: $filter, sort: $sort)
      }
    `,
    query,
  );
  // The rail may be shown before the response: `undefined` means that the response failed, `null` that the sub-category does
  // not exist.
  if (category === undefined || subCategory === undefined)
    throw new RequestError(navigator.onLine ? 'unreachable' : 'offline');
  if (!category || !subCategory) return <CatalogueNotFoundPage title={texts.subCategoryNotFoundTitle} />;
  const path = listingPath({ id: category.id, name: category.name }, { id: subCategory.id, name: subCategory.name });
  const crumbs = [
    { name: catalogueTexts.home, path: '/' },
    { name: subCategory.name, path },
  ];
  return (
    <div className={styles.products}>
      <PageHead
        title={texts.listingTitle(subCategory.name, category.name)}
        description={texts.listingDescription(subCategory.name, category.name)}
        path={path}
        image={subCategory.picture.previewUrl}
        imageAlt={subCategory.picture.alt}
        structuredData={(origin) => [breadcrumbList(crumbs, origin)]}
      />
      <ListingProducts query={list} name={subCategory.name} filters={filters} />
    </div>
  );
}
