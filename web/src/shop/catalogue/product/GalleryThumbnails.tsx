import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import type { GalleryThumbnails_pictures$key } from './__generated__/GalleryThumbnails_pictures.graphql.ts';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { texts } from './texts.ts';
import styles from './GalleryThumbnails.module.css';

const SCROLL_STEP = 100;

interface GalleryThumbnailsProps {
  pictures: GalleryThumbnails_pictures$key;
  current: number;
  onSelect: (index: number) => void;
}

/** The pictures as thumbnails that choose one; phones have dots and swipes instead. */
export function GalleryThumbnails({ pictures: pictureKeys, current, onSelect }: GalleryThumbnailsProps) {
  const pictures = useFragment(
    graphql`
      fragment GalleryThumbnails_pictures on Picture @relay(plural: true) {
        id
        ...Picture_picture
      }
    `,
    pictureKeys,
  );
  return (
    <div className={styles.thumbnails}>
      <Carousel label={texts.thumbnails} step={SCROLL_STEP}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={texts.showPicture(index + 1, pictures.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSelect(index)}
            >
              <Picture picture={picture} sizes="80px" isDecoration className={styles.picture} />
            </button>
          </li>
        ))}
      </Carousel>
    </div>
  );
}
