import { PictureDialog } from '../../media/PictureDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { avatarTexts } from './profileTexts.ts';
import { useUploadAvatar } from './useUploadAvatar.ts';

interface AvatarDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a new picture of the viewer; closes once it is stored. */
export function AvatarDialog({ isOpen, onClose }: AvatarDialogProps) {
  const { uploadAvatar, stop, progress, error } = useUploadAvatar(() => {
    showSuccess(avatarTexts.pictureSaved);
    onClose();
  });
  return (
    <PictureDialog
      title={avatarTexts.pictureTitle}
      isOpen={isOpen}
      onClose={onClose}
      progress={progress}
      error={error}
      onSend={uploadAvatar}
      onStop={stop}
    />
  );
}
