import { graphql, useFragment } from 'react-relay';
import type { PicturePreview_picture$key } from './__generated__/PicturePreview_picture.graphql.ts';
import { Picture } from './Picture.tsx';
import { PictureScreen } from './PictureScreen.tsx';

interface PicturePreviewProps {
  picture: PicturePreview_picture$key;
  /** What it belongs to. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture as large as the screen; Escape, a press beside it or on the button closes it. It weighs, so import it lazily. */
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
    <PictureScreen {...screen}>
      <Picture
        picture={picture}
        sizes="100vmin"
        isEager
        h="auto"
        w="min(100%, calc(100dvh - 8rem))"
        borderRadius="card"
        onClick={(event) => event.stopPropagation()}
      />
    </PictureScreen>
  );
}
