import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { listingPath } from '../paths.ts';
import { TileLink } from '../tiles/TileLink.tsx';
import { TilesLayout } from '../tiles/TilesLayout.tsx';
import type { CategorySection_category$key } from './__generated__/CategorySection_category.graphql.ts';
import styles from './CategorySection.module.css';

const TILES_IN_VIEW = 8;

interface CategorySectionProps {
  category: CategorySection_category$key;
  /** Its first pictures are visible when the page opens. */
  isFirst: boolean;
}

/** A category's name above its sub-categories; a category without sub-categories is left out. */
export function CategorySection({ category: categoryKey, isFirst }: CategorySectionProps) {
  const category = useFragment(
    graphql`
      fragment CategorySection_category on Category {
        id
        name
        subCategories(first: 60) {
          edges {
            node {
              id
              name
              picture {
                ...TileLink_picture
              }
            }
          }
        }
      }
    `,
    categoryKey,
  );
  const headingId = useId();
  const { edges } = category.subCategories;
  if (edges.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {category.name}
      </h2>
      <TilesLayout role="list">
        {edges.map(({ node }, place) => (
          <li key={node.id}>
            <TileLink
              to={listingPath(category, node)}
              name={node.name}
              picture={node.picture}
              isEager={isFirst && place < TILES_IN_VIEW}
            />
          </li>
        ))}
      </TilesLayout>
    </section>
  );
}
