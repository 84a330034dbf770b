import { graphql, useFragment } from 'react-relay';
import type { CategoryRow_category$key } from './__generated__/CategoryRow_category.graphql.ts';
import { listingPath } from '../paths.ts';
import { ProductRow } from '../ProductRow.tsx';

/** The first products of a category, with a link to its first sub-category. */
export function CategoryRow({ category: categoryKey }: { category: CategoryRow_category$key }) {
  const category = useFragment(
    graphql`
      fragment CategoryRow_category on Category {
        id
        name
        subCategories(first: 1) {
          edges {
            node {
              id
              name
            }
          }
        }
        products(first: 12) {
          ...ProductRow_products
        }
      }
    `,
    categoryKey,
  );
  const { id, name, subCategories } = category;
  const subCategory = subCategories.edges[0]?.node;
  return (
    <ProductRow
      title={name}
      products={category.products}
      seeAllPath={subCategory && listingPath({ id, name }, subCategory)}
    />
  );
}
