import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { listingPath } from '../paths.ts';
import { texts } from '../texts.ts';
import { TileLink, TilesLayout } from '../Tiles.tsx';
import type { CategoryTiles_categories$key } from './__generated__/CategoryTiles_categories.graphql.ts';

const TILES_IN_FIRST_ROW = 4;

/** Each category as a tile that links to its first sub-category; a category without sub-categories is left out. */
export function CategoryTiles({ categories }: { categories: CategoryTiles_categories$key }) {
  const { edges } = useFragment(
    graphql`
      fragment CategoryTiles_categories on CategoryConnection {
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
    `,
    categories,
  );
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 className="visually-hidden" id={headingId}>
        {texts.categoriesHeading}
      </h2>
      <TilesLayout role="list">
        {edges.map(({ node: { id, name, picture, subCategories } }, index) => {
          const subCategory = subCategories.edges[0]?.node;
          if (subCategory === undefined) return null;
          return (
            <li key={id}>
              <TileLink
                to={listingPath({ id, name }, subCategory)}
                name={name}
                picture={picture}
                isEager={index < TILES_IN_FIRST_ROW}
              />
            </li>
          );
        })}
      </TilesLayout>
    </section>
  );
}
