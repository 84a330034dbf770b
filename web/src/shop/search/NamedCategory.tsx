import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../media/Picture.tsx';
import type { NamedCategory_search$key } from './__generated__/NamedCategory_search.graphql.ts';
import { listingPath } from '../catalogue/paths.ts';
import { texts } from './texts.ts';
import styles from './NamedCategory.module.css';

/** The sub-category or the category that the search names, linked to all of its products. */
export function NamedCategory({ search }: { search: NamedCategory_search$key }) {
  const named = useFragment(
    graphql`
      fragment NamedCategory_search on ProductSearch {
        subCategory {
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
        category {
          id
          name
          picture {
            ...Picture_picture
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
    `,
    search,
  );
  const subCategory = named.subCategory ?? named.category?.subCategories.edges[0]?.node;
  const category = named.subCategory ? named.subCategory.categories[0] : named.category;
  const shown = named.subCategory ?? named.category;
  if (!subCategory || !category || !shown) return null;
  return (
    <Link
      className={styles.link}
      to={listingPath({ id: category.id, name: category.name }, { id: subCategory.id, name: subCategory.name })}
    >
      <Picture className={styles.picture} picture={shown.picture} sizes="48px" isDecoration isEager />
      <span className={styles.text}>
        <b>{shown.name}</b>{' '}
        <span className={styles.note}>
          {named.subCategory ? texts.inCategory(category.name) : 'See the whole category'}
        </span>
      </span>
      <ChevronRight className={styles.arrow} size={20} aria-hidden />
    </Link>
  );
}
