import { useEffect, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Picture_picture$key } from './__generated__/Picture_picture.graphql.ts';
import styles from './Picture.module.css';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading' | 'ref' | 'onError'> {
  /** Without one, `missing` is drawn in its place. */
  picture: Picture_picture$key | null | undefined;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** For a picture that is visible at first: loaded eagerly with high priority. */
  isEager?: boolean;
  /** The picture is beside its own name, so its alt text is empty. */
  isDecoration?: boolean;
  /** Shown without a picture, and for one that does not load; by default a drawn basket on a tint. */
  missing?: ReactNode;
}

/** A square picture on a tint of its dominant colour, in the smallest file that is sharp enough. */
export function Picture(props: PictureProps) {
  const { picture, sizes, isEager = false, isDecoration = false, className, missing, ...image } = props;
  const data = useFragment(
    graphql`
      fragment Picture_picture on Picture {
        url(width: 384)
        srcSet
        dominantColor
        alt
      }
    `,
    picture ?? null,
  );
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasFailed = failedUrl !== null && failedUrl === data?.url;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setFailedUrl(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  if (data == null || hasFailed) {
    if (missing !== undefined) return missing;
    return <MissingPicture className={className} alt={isDecoration ? '' : data?.alt} />;
  }
  return (
    <img
      width={384}
      height={384}
      {...image}
      // The picture of a page that the server rendered may have failed before React listened.
      ref={(element) => {
        if (element?.complete === true && element.naturalWidth === 0) setFailedUrl(data.url);
      }}
      onError={() => setFailedUrl(data.url)}
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

/** The placeholder for a picture that is missing or does not load: an outlined basket of the picture's size; `alt` is empty beside the name. */
export function MissingPicture({ className, alt = 'No picture' }: Pick<ComponentProps<'img'>, 'className' | 'alt'>) {
  return (
    <span
      className={className === undefined ? styles.missing : `${styles.missing} ${className}`}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <svg className={styles.basket} viewBox="0 0 40 40" aria-hidden="true">
        <path d="M10.5 18C10.5 3.5 29.5 3.5 29.5 18M3.5 18h33M6 18l2 13.8A4.2 4.2 0 0 0 12 35.5h16a4.2 4.2 0 0 0 4-3.7L34 18M15 23.5v6.5M20 23.5v6.5M25 23.5v6.5" />
      </svg>
    </span>
  );
}
