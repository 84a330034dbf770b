import { FormDialog } from '../ui/FormDialog.tsx';
import { PictureEditor, type PictureEditorProps } from './PictureEditor.tsx';

interface PictureDialogProps extends PictureEditorProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a picture, has it cut to a square and sends it; closing it before the end calls the sending off. */
export function PictureDialog({ title, isOpen, onClose, ...editor }: PictureDialogProps) {
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose}>
      <PictureEditor {...editor} />
    </FormDialog>
  );
}
