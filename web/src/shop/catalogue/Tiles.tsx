import { Children, type ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { Picture } from '../media/Picture.tsx';
import type { Tiles_picture$key } from './__generated__/Tiles_picture.graphql.ts';
import styles from './Tiles.module.css';

/** Categories or sub-categories as tiles: four per row on phones, ten on wide screens. An attribute has what depends on their number, before the last one is read. */
export function TilesLayout(list: Omit<ComponentProps<'ul'>, 'className'>) {
  const count = Children.toArray(list.children).length;
  const isUneven = count % 10 === 1 || count % 10 === 2 || count % 20 === 3;
  return <ul {...list} className={styles.tiles} data-uneven={isUneven || undefined} />;
}

interface TileLinkProps {
  to: string;
  name: string;
  picture: Tiles_picture$key;
  isEager?: boolean;
}

/** A category or a sub-category as a link: its picture, and its name below. */
export function TileLink({ to, name, picture: pictureKey, isEager = false }: TileLinkProps) {
  const picture = useFragment(
    graphql`
      fragment Tiles_picture on Picture {
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

/** So many tiles while the categories load. */
export function TilesSkeleton({ count }: { count: number }) {
  return (
    <TilesLayout aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.link}>
          <div className={`skeleton ${styles.picture}`} />
          <span className={styles.name}>
            <TextSkeleton width="80%" />
          </span>
        </li>
      ))}
    </TilesLayout>
  );
}
