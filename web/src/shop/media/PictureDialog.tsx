import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { PictureEditor, type PictureEditorProps } from './PictureEditor.tsx';

interface PictureDialogProps extends PictureEditorProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a picture, crops it to a square and uploads it; closing the dialog aborts the upload. */
export function PictureDialog({ title, isOpen, onClose, ...editor }: PictureDialogProps) {
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose}>
      <PictureEditor {...editor} />
    </FormDialog>
  );
}
