import { Dialog } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FullScreenDialog } from '../../ui/dialogs/FormDialog.tsx';

/** A dialog with a picture as large as the screen, titled by what it shows; a press beside the picture closes it too. */
export function PictureLightbox({ children, ...dialog }: ComponentProps<typeof FullScreenDialog>) {
  return (
    <FullScreenDialog {...dialog}>
      <Dialog.Body display="flex" minH="0" alignItems="center" justifyContent="center" onClick={dialog.onClose}>
        {children}
      </Dialog.Body>
    </FullScreenDialog>
  );
}
