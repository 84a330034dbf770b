import { Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ScreenDialog } from '../ui/ScreenDialog.tsx';

interface PictureScreenProps {
  /** What the picture belongs to. */
  title: string;
  isOpen: boolean;
  /** It opens from within another dialog. */
  isOnTop?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Where a picture is as large as the screen; a press beside it closes it, too. */
export function PictureScreen({ children, ...dialog }: PictureScreenProps) {
  return (
    <ScreenDialog {...dialog}>
      <Dialog.Body display="flex" minH="0" alignItems="center" justifyContent="center" onClick={dialog.onClose}>
        {children}
      </Dialog.Body>
    </ScreenDialog>
  );
}
