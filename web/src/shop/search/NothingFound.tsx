import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NothingFound_search$key } from './__generated__/NothingFound_search.graphql.ts';
import { pictureSizes } from '../catalogue/pictureSizes.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { ProductGridLayout } from '../catalogue/ProductGridLayout.tsx';
import { texts as catalogueTexts } from '../catalogue/texts.ts';
import { texts } from './texts.ts';
import { NearestSubCategory } from './NearestSubCategory.tsx';
import styles from './NothingFound.module.css';
import { SearchSuggestions } from './SearchSuggestions.tsx';

/** What to look at instead when a search finds nothing: the nearest categories, and products. */
export function NothingFound({ search }: { search: NothingFound_search$key }) {
  const { nearestSubCategories, popularProducts } = useFragment(
    graphql`
      fragment NothingFound_search on ProductSearch {
        nearestSubCategories {
          id
          ...NearestSubCategory_subCategory
        }
        popularProducts {
          id
          ...ProductCard_product
        }
      }
    `,
    search,
  );
  const categoriesId = useId();
  if (nearestSubCategories.length === 0) return <SearchSuggestions heading={texts.suggestionsAfterNoResults} />;
  return (
    <>
      <section aria-labelledby={categoriesId}>
        <h2 className={styles.heading} id={categoriesId}>
          {texts.nearestCategoriesHeading}
        </h2>
        <ul className={styles.categories} role="list">
          {nearestSubCategories.map((subCategory) => (
            <NearestSubCategory key={subCategory.id} subCategory={subCategory} />
          ))}
        </ul>
      </section>
      {popularProducts.length > 0 && (
        <section>
          <h2 className={styles.heading}>{catalogueTexts.relatedHeading}</h2>
          <ProductGridLayout width="besideFilters" role="list" aria-label={catalogueTexts.relatedHeading}>
            {popularProducts.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={pictureSizes.besideFilters} />
              </li>
            ))}
          </ProductGridLayout>
        </section>
      )}
    </>
  );
}
