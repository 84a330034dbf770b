import { graphql, useFragment } from 'react-relay';
import { ProductRow } from '../ProductRow.tsx';
import type { CollectionRow_section$key } from './__generated__/CollectionRow_section.graphql.ts';

/** The first products of a collection, with a link to its page. */
export function CollectionRow({ section }: { section: CollectionRow_section$key }) {
  const { collection } = useFragment(
    graphql`
      fragment CollectionRow_section on HomeCollection {
        collection {
          title
          handle
          products(first: 12) {
            edges {
              node {
                ...ProductRow_products
              }
            }
          }
        }
      }
    `,
    section,
  );
  if (collection == null) return null;
  const { title, handle, products } = collection;
  return (
    <ProductRow title={title} products={products.edges.map(({ node }) => node)} seeAllPath={`/collections/${handle}`} />
  );
}
