import type { ComponentProps, CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Picture_picture$key } from './__generated__/Picture_picture.graphql.ts';
import styles from './Picture.module.css';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> {
  picture: Picture_picture$key;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** For a picture that is visible at first: loaded eagerly with high priority. */
  isEager?: boolean;
  /** The picture is beside its own name, so its alt text is empty. */
  isDecoration?: boolean;
}

/** A square picture on a tint of its dominant colour, in the smallest file that is sharp enough. */
export function Picture({ picture, sizes, isEager = false, isDecoration = false, className, ...image }: PictureProps) {
  const data = useFragment(
    graphql`
      fragment Picture_picture on Picture {
        url(width: 384)
        srcSet
        dominantColor
        alt
      }
    `,
    picture,
  );
  return (
    <img
      width={384}
      height={384}
      {...image}
      className={className === undefined ? styles.picture : `${styles.picture} ${className}`}
      src={data.url}
      srcSet={data.srcSet}
      sizes={sizes}
      alt={isDecoration ? '' : data.alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      style={{ '--picture-color': data.dominantColor } as CSSProperties /* which lacks custom properties */}
    />
  );
}
