import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../media/Picture.tsx';
import type { NearestSubCategory_subCategory$key } from './__generated__/NearestSubCategory_subCategory.graphql.ts';
import { listingPath } from '../catalogue/paths.ts';
import styles from './NearestSubCategory.module.css';

/** A sub-category as a picture and its name, linked to its products. */
export function NearestSubCategory({ subCategory: key }: { subCategory: NearestSubCategory_subCategory$key }) {
  const { id, name, picture, categories } = useFragment(
    graphql`
      fragment NearestSubCategory_subCategory on SubCategory {
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
    `,
    key,
  );
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
