import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import type { CategoryTile_category$key } from './__generated__/CategoryTile_category.graphql.ts';
import { listingPath } from '../paths.ts';
import styles from './CategoryTile.module.css';

interface CategoryTileProps {
  category: CategoryTile_category$key;
  isEager: boolean;
}

/** A category as a picture and its name, linked to its first sub-category; a category without sub-categories is left out. */
export function CategoryTile({ category: categoryKey, isEager }: CategoryTileProps) {
  const category = useFragment(
    graphql`
      fragment CategoryTile_category on Category {
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
    `,
    categoryKey,
  );
  const { id, name, subCategories } = category;
  const subCategory = subCategories.edges[0]?.node;
  if (subCategory === undefined) return null;
  return (
    <li>
      <Link className={styles.link} to={listingPath({ id, name }, subCategory)}>
        <Picture
          className={styles.picture}
          picture={category.picture}
          sizes="(min-width: 64em) 112px, (min-width: 48em) 10vw, 22vw"
          isEager={isEager}
          isDecoration
        />
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}
