import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { useScrollToCurrent } from '../../../ui/useScrollToCurrent.ts';
import { Picture } from '../../media/Picture.tsx';
import { listingPath } from '../paths.ts';
import type { SubCategoryRail_query$key } from './__generated__/SubCategoryRail_query.graphql.ts';
import styles from './SubCategoryRail.module.css';

interface SubCategoryRailProps {
  query: SubCategoryRail_query$key;
  currentId: string;
}

/**
 * The sub-categories of a category in a column that stays in place while the products scroll; the current one is marked and scrolled
 * into view.
 */
export function SubCategoryRail({ query, currentId }: SubCategoryRailProps) {
  const { category } = useFragment(
    graphql`
      fragment SubCategoryRail_query on Query @argumentDefinitions(categoryId: { type: "ID!" }) {
        category(id: $categoryId) {
          id
          name
          subCategories(first: 60) {
            edges {
              node {
                id
                name
                picture {
                  ...Picture_picture
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rail = useScrollToCurrent<HTMLElement>(currentId);
  if (!category) return null;
  return (
    <nav ref={rail} className={styles.rail} aria-label={`Sub-categories of ${category.name}`}>
      <ul role="list">
        {category.subCategories.edges.map(({ node }) => (
          <li key={node.id}>
            <Link
              className={styles.link}
              to={listingPath(category, node)}
              aria-current={node.id === currentId ? 'page' : undefined}
            >
              <Picture className={styles.picture} picture={node.picture} sizes="48px" isDecoration />
              <span className={styles.name}>{node.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7];

/** The rail while its sub-categories load. */
export function SubCategoryRailSkeleton() {
  return (
    <div className={styles.rail} aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.link}>
          <div className={`skeleton ${styles.picture}`} />
          <span className={styles.name}>
            <TextSkeleton width="3.75rem" />
          </span>
        </div>
      ))}
    </div>
  );
}
