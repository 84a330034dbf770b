import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CategoryTiles_categories$key } from './__generated__/CategoryTiles_categories.graphql.ts';
import { CategoryTile } from './CategoryTile.tsx';
import { TilesLayout } from '../tiles/TilesLayout.tsx';
import { texts } from '../texts.ts';

const TILES_IN_FIRST_ROW = 4;

/** Every category as a tile. */
export function CategoryTiles({ categories }: { categories: CategoryTiles_categories$key }) {
  const { edges } = useFragment(
    graphql`
      fragment CategoryTiles_categories on CategoryConnection {
        edges {
          node {
            id
            ...CategoryTile_category
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
        {edges.map(({ node }, index) => (
          <CategoryTile key={node.id} category={node} isEager={index < TILES_IN_FIRST_ROW} />
        ))}
      </TilesLayout>
    </section>
  );
}
