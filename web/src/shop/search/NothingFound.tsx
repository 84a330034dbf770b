import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NothingFound_search$data, NothingFound_search$key } from './__generated__/NothingFound_search.graphql.ts';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { texts as catalogueTexts } from '../catalogue/texts.ts';
import styles from './NothingFound.module.css';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { Picture } from '../media/Picture.tsx';
import { listingPath } from '../catalogue/paths.ts';

/** What to look at instead when a search finds nothing: the nearest categories, and products. */
export function NothingFound({ search }: { search: NothingFound_search$key }) {
  const { nearestSubCategories, popularProducts } = useFragment(
    graphql`
      fragment NothingFound_search on ProductSearch {
        nearestSubCategories {
          id
          name
          picture {
            ...Picture_picture
          }
          categories {
            id
            name
          }
        }
        popularProducts {
          ...ProductGrid_products
        }
      }
    `,
    search,
  );
  const categoriesId = useId();
  if (nearestSubCategories.length === 0) return <SearchSuggestions heading="Popular searches" />;
  return (
    <>
      <section aria-labelledby={categoriesId}>
        <h2 className={styles.heading} id={categoriesId}>
          Browse instead
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
          <ProductGrid
            products={popularProducts}
            width="besideFilters"
            label={catalogueTexts.relatedHeading}
            eagerCount={0}
          />
        </section>
      )}
    </>
  );
}

/** A sub-category as a picture and its name, linked to its products. */
function NearestSubCategory({
  subCategory,
}: {
  subCategory: NothingFound_search$data['nearestSubCategories'][number];
}) {
  const { id, name, picture, categories } = subCategory;
  const [category] = categories;
  if (category === undefined) return null;
  return (
    <li>
      <Link className={styles.link} to={listingPath({ id: category.id, name: category.name }, { id, name })}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 48em) 96px, 20vw" isDecoration />
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}
