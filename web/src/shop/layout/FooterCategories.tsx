import { graphql, useFragment } from 'react-relay';
import { listingPath } from '../catalogue/paths.ts';
import type { FooterCategories_categories$key } from './__generated__/FooterCategories_categories.graphql.ts';
import styles from './FooterCategories.module.css';
import { FooterLink } from './FooterLink.tsx';

/** Links to the categories of the footer, each to its first sub-category. */
export function FooterCategories({ categories }: { categories: FooterCategories_categories$key }) {
  const { edges } = useFragment(
    graphql`
      fragment FooterCategories_categories on CategoryConnection {
        edges {
          node {
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
          }
        }
      }
    `,
    categories,
  );
  return (
    <ul className={styles.categories}>
      {edges.map(({ node: category }) => {
        const subCategory = category.subCategories.edges[0]?.node;
        if (subCategory === undefined) return null;
        return (
          <li key={category.id}>
            <FooterLink to={listingPath(category, subCategory)}>{category.name}</FooterLink>
          </li>
        );
      })}
    </ul>
  );
}
