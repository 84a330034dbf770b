import { useRef, type KeyboardEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { Picture } from '../../media/Picture.tsx';
import { DeliveryBadge } from '../PictureBadges.tsx';
import { pictureSizes } from '../pictureSizes.ts';
import type { ProductGallery_product$key } from './__generated__/ProductGallery_product.graphql.ts';
import styles from './ProductGallery.module.css';

const SCROLL_STEP = 100;

/** A product's pictures, one at a time, changed by swipe, arrow keys, on phones by dots, and on wide screens by thumbnails. */
export function ProductGallery({ product: productKey }: { product: ProductGallery_product$key }) {
  const { name, isSoldOut, deliveryBadge, pictures } = useFragment(
    graphql`
      fragment ProductGallery_product on Product {
        name
        isSoldOut
        deliveryBadge
        pictures {
          id
          ...Picture_picture
        }
      }
    `,
    productKey,
  );
  const slides = pictures.length === 0 ? [null] : pictures;
  const track = useRef<HTMLUListElement>(null);
  const { current, show } = useSlides(track, pictures.length);

  const step = (event: KeyboardEvent) => {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const buttonOf = (index: number) => ({
    type: 'button' as const,
    'aria-label': `Show picture ${index + 1} of ${pictures.length}`,
    'aria-current': index === current ? ('true' as const) : undefined,
    onClick: () => show(index),
  });

  return (
    <section aria-label={`Pictures of ${name}`} className={styles.gallery}>
      <div className={styles.frame}>
        <ul
          ref={track}
          role="list"
          tabIndex={0}
          aria-label={`Picture ${current + 1} of ${slides.length}`}
          onKeyDown={step}
          className={styles.track}
        >
          {slides.map((picture, index) => (
            <li key={picture?.id ?? 'missing'} className={styles.slide}>
              <Picture
                picture={picture}
                sizes={pictureSizes.gallery}
                isEager={index === 0}
                className={isSoldOut ? styles.soldOutPicture : styles.picture}
              />
            </li>
          ))}
        </ul>
        {!isSoldOut && deliveryBadge !== '' && <DeliveryBadge>{deliveryBadge}</DeliveryBadge>}
      </div>
      {pictures.length > 1 && (
        <>
          <div className={styles.dots}>
            {pictures.map(({ id }, index) => (
              <button key={id} className={styles.dot} {...buttonOf(index)} />
            ))}
          </div>
          <div className={styles.thumbnails}>
            <Carousel label="thumbnails" step={SCROLL_STEP}>
              {pictures.map((picture, index) => (
                <li key={picture.id}>
                  <button className={styles.thumbnail} {...buttonOf(index)}>
                    <Picture picture={picture} sizes="80px" isDecoration className={styles.thumbnailPicture} />
                  </button>
                </li>
              ))}
            </Carousel>
          </div>
        </>
      )}
    </section>
  );
}

/** The gallery while the product loads. */
export function ProductGallerySkeleton() {
  return (
    <div className={styles.frame}>
      <div className={`skeleton ${styles.track}`} />
    </div>
  );
}

type Slides = {
  /** The index of the visible slide; it follows swipes as well as `show`. */
  current: number;
  /** Scrolls to a slide; an index beyond the ends is clamped. */
  show: (index: number) => void;
};

/** The state of a track whose slides have its own width; the scroll position is the only source of truth. */
function useSlides(track: RefObject<HTMLElement | null>, count: number): Slides {
  const [current, setCurrent] = useState(0);

  // A layout effect, so that the listener is attached before the first swipe.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return;
    const follow = () => setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [track]);

  const show = (index: number) => {
    const within = Math.min(Math.max(index, 0), count - 1);
    track.current?.scrollTo({ left: within * track.current.clientWidth });
  };
  return { current, show };
}
