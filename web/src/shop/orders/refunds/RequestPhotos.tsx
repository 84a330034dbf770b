import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PictureLightbox } from '../../media/PictureLightbox.tsx';
import type { RequestPhotos_request$key } from './__generated__/RequestPhotos_request.graphql.ts';

/** The photos of a reported problem, each of which opens as large as the screen; renders nothing if there are none. */
export function RequestPhotos({ request: requestKey }: { request: RequestPhotos_request$key }) {
  const { photos } = useFragment(
    graphql`
      fragment RequestPhotos_request on RefundRequest {
        photos {
          id
          url
          width
          height
          dominantColor
        }
      }
    `,
    requestKey,
  );
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const large = photos[shown];
  const nameOf = (index: number) => `Photo ${index + 1} of ${photos.length}`;
  if (large === undefined) return null;
  return (
    <Flex as="ul" role="list" aria-label="Photos" listStyleType="none" gap="2" wrap="wrap" mt="3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PhotoButton
            type="button"
            aria-label={nameOf(index)}
            onClick={() => {
              setShown(index);
              setOpen(true);
            }}
          >
            <img
              src={photo.url}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              decoding="async"
              style={{ backgroundColor: photo.dominantColor }}
            />
          </PhotoButton>
        </li>
      ))}
      <PictureLightbox title={nameOf(shown)} isOpen={isOpen} isOnTop onClose={() => setOpen(false)}>
        <LargePhoto
          src={large.url}
          alt={nameOf(shown)}
          width={large.width}
          height={large.height}
          onClick={(event) => event.stopPropagation()}
        />
      </PictureLightbox>
    </Flex>
  );
}

const PhotoButton = chakra('button', {
  base: {
    display: 'block',
    borderRadius: 'control',
    overflow: 'hidden',
    borderWidth: '1px',
    cursor: 'button',
    '& img': { display: 'block', boxSize: '4.5rem', objectFit: 'cover' },
  },
});

const LargePhoto = chakra('img', {
  base: { maxW: 'full', maxH: 'calc(100dvh - 8rem)', w: 'auto', h: 'auto', borderRadius: 'card', objectFit: 'contain' },
});
