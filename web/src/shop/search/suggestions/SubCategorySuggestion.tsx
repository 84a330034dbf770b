import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import { listingPath } from '../../catalogue/paths.ts';
import { texts } from '../texts.ts';
import type { SubCategorySuggestion_subCategory$key } from './__generated__/SubCategorySuggestion_subCategory.graphql.ts';
import styles from './SubCategorySuggestion.module.css';
import { SuggestionRow } from './SuggestionRow.tsx';

/** A sub-category with its category, linked to its products. */
export function SubCategorySuggestion({ subCategory: key }: { subCategory: SubCategorySuggestion_subCategory$key }) {
  const { id, name, picture, categories } = useFragment(
    graphql`
      fragment SubCategorySuggestion_subCategory on SubCategory {
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
    <SuggestionRow>
      <Link tabIndex={-1} to={listingPath({ id: category.id, name: category.name }, { id, name })}>
        <Picture className={styles.picture} picture={picture} sizes="40px" isDecoration />
        <span className={styles.text}>
          <b className={styles.name}>{name}</b>{' '}
          <span className={styles.category}>{texts.inCategory(category.name)}</span>
        </span>
      </Link>
    </SuggestionRow>
  );
}
