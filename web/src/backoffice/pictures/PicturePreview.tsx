import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PicturePreview_picture$key } from './__generated__/PicturePreview_picture.graphql.ts';
import { Picture } from '../../shop/media/Picture.tsx';
import { PictureLightbox } from '../../shop/media/PictureLightbox.tsx';

interface PicturePreviewProps {
  picture: PicturePreview_picture$key;
  /** The name of the pictured object. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture as large as the screen; Escape, a press beside it or its button closes it. Import it lazily, because it is large. */
export function PicturePreview({ picture: pictureKey, ...screen }: PicturePreviewProps) {
  const picture = useFragment(
    graphql`
      fragment PicturePreview_picture on Picture {
        ...Picture_picture
      }
    `,
    pictureKey,
  );
  return (
    <PictureLightbox {...screen}>
      <Box asChild w="min(100%, calc(100dvh - 8rem))" borderRadius="card">
        <Picture picture={picture} sizes="100vmin" isEager onClick={(event) => event.stopPropagation()} />
      </Box>
    </PictureLightbox>
  );
}
