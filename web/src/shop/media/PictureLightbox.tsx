import { Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FullScreenDialog } from '../../ui/dialogs/FormDialog.tsx';

interface PictureScreenProps {
  /** The name of the pictured object. */
  title: string;
  isOpen: boolean;
  /** Whether it opens over another dialog. */
  isOnTop?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a picture as large as the screen; a press beside the picture closes it too. */
export function PictureLightbox({ children, ...dialog }: PictureScreenProps) {
  return (
    <FullScreenDialog {...dialog}>
      <Dialog.Body display="flex" minH="0" alignItems="center" justifyContent="center" onClick={dialog.onClose}>
        {children}
      </Dialog.Body>
    </FullScreenDialog>
  );
}
