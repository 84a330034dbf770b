import { useRef, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import type { ProductGallery_product$key } from './__generated__/ProductGallery_product.graphql.ts';
import { DeliveryBadge } from '../DeliveryBadge.tsx';
import { GalleryDots } from './GalleryDots.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { pictureSizes } from '../pictureSizes.ts';
import { texts } from './texts.ts';
import { useSlides } from '../../../ui/carousel/useSlides.ts';
import styles from './ProductGallery.module.css';

/** A product's pictures, one at a time, changed by swipe, arrow keys, dots or thumbnails. */
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
          ...GalleryThumbnails_pictures
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

  return (
    <section aria-label={texts.galleryLabel(name)} className={styles.gallery}>
      <div className={styles.frame}>
        <ul
          ref={track}
          role="list"
          tabIndex={0}
          aria-label={texts.pictureOf(current + 1, slides.length)}
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
        {!isSoldOut && <DeliveryBadge place="inside">{deliveryBadge}</DeliveryBadge>}
      </div>
      {pictures.length > 1 && (
        <>
          <GalleryDots count={pictures.length} current={current} onSelect={show} />
          <GalleryThumbnails pictures={pictures} current={current} onSelect={show} />
        </>
      )}
    </section>
  );
}
