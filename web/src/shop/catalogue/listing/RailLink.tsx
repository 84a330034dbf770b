import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import type { RailLink_subCategory$key } from './__generated__/RailLink_subCategory.graphql.ts';
import styles from './RailLink.module.css';

interface RailLinkProps {
  subCategory: RailLink_subCategory$key;
  to: string;
  isCurrent: boolean;
}

/** One sub-category in the rail. */
export function RailLink({ subCategory: subCategoryKey, to, isCurrent }: RailLinkProps) {
  const subCategory = useFragment(
    graphql`
      fragment RailLink_subCategory on SubCategory {
        name
        picture {
          ...Picture_picture
        }
      }
    `,
    subCategoryKey,
  );
  return (
    <Link className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Picture className={styles.picture} picture={subCategory.picture} sizes="48px" isDecoration />
      <span className={styles.name}>{subCategory.name}</span>
    </Link>
  );
}
