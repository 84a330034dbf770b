import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { Picture } from '../../media/Picture.tsx';
import type { TileLink_picture$key } from './__generated__/TileLink_picture.graphql.ts';
import styles from './TileLink.module.css';

interface TileLinkProps {
  to: string;
  name: string;
  picture: TileLink_picture$key;
  isEager?: boolean;
}

/** A category or a sub-category as a link: its picture, and its name below. */
export function TileLink({ to, name, picture: pictureKey, isEager = false }: TileLinkProps) {
  const picture = useFragment(
    graphql`
      fragment TileLink_picture on Picture {
        ...Picture_picture
      }
    `,
    pictureKey,
  );
  return (
    <Link className={styles.link} to={to}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(min-width: 64em) 112px, (min-width: 48em) 10vw, 22vw"
        isEager={isEager}
        isDecoration
      />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
