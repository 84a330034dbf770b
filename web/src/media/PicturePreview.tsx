import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PicturePreview_picture$key } from './__generated__/PicturePreview_picture.graphql.ts';
import { Picture } from './Picture.tsx';
import { texts } from './texts.ts';

interface PicturePreviewProps {
  picture: PicturePreview_picture$key;
  /** What it belongs to. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture as large as the screen; Escape, a press beside it or on the button closes it. It weighs, so import it lazily. */
export function PicturePreview({ picture: pictureKey, title, isOpen, onClose }: PicturePreviewProps) {
  const picture = useFragment(
    graphql`
      fragment PicturePreview_picture on Picture {
        ...Picture_picture
      }
    `,
    pictureKey,
  );
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content w="100vw" h="100dvh" maxW="none" maxH="none" borderRadius="none">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="flex" minH="0" alignItems="center" justifyContent="center" onClick={onClose}>
              <Picture
                picture={picture}
                sizes="100vmin"
                isEager
                h="auto"
                w="min(100%, calc(100dvh - 8rem))"
                borderRadius="card"
                onClick={(event) => event.stopPropagation()}
              />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
