import { Box, Button, Flex } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { PictureCropper } from './PictureCropper.tsx';
import { PictureDropzone } from './PictureDropzone.tsx';
import { cropSquare, decodePicture, type DecodedPicture, type PictureArea } from './preparePicture.ts';
import { texts } from './texts.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { unreadableReason, validatePictureFile } from './validatePictureFile.ts';

export interface PictureEditorProps {
  /** The uploaded share, 0 to 1; null while no upload runs. */
  progress: number | null;
  /** Why the last upload failed; empty if it did not. */
  error: string;
  onSend: (picture: Blob) => void;
  /** Aborts the upload and clears its error. */
  onStop: () => void;
}

type PictureDialogProps = PictureEditorProps & Pick<ComponentProps<typeof FormDialog>, 'title' | 'isOpen' | 'onClose'>;

/** Asks for a picture, crops it to a square and uploads it; closing the dialog aborts the upload. */
export function PictureDialog({ title, isOpen, onClose, ...editor }: PictureDialogProps) {
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose}>
      <PictureEditor {...editor} />
    </FormDialog>
  );
}

/** The steps to a square picture: choose a file, crop it, upload it. Each step has a button back. */
export function PictureEditor({ progress, error, onSend, onStop }: PictureEditorProps) {
  const { picture, choiceError, choose, discardPicture } = useSelectedPicture();
  const [area, setArea] = useState<PictureArea | null>(null);
  const [hasChosenBefore, setChosenBefore] = useState(false);
  const [cropError, setCropError] = useState('');
  const [isCropping, setCropping] = useState(false);
  const isUnmounted = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  const isSending = progress !== null;
  const failure = cropError === '' ? error : cropError;

  // The dialog may be closed meanwhile.
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      stop();
    };
  }, []);

  if (picture === null) return <PictureDropzone error={choiceError} shouldFocus={hasChosenBefore} onFiles={choose} />;

  const send = () => {
    if (area === null || isCropping) return;
    setCropError('');
    setCropping(true);
    back.current?.focus(); // the pressed button cannot keep the focus during the upload
    cropSquare(picture.image, area)
      .then(
        (square) => !isUnmounted.current && onSend(square),
        () => setCropError(texts.unreadable),
      )
      .finally(() => setCropping(false));
  };
  const chooseAnother = () => {
    onStop();
    setCropError('');
    setArea(null);
    setChosenBefore(true);
    discardPicture();
  };

  return (
    <Flex direction="column" gap="4">
      <Box inert={isSending}>
        <picture.Cropper url={picture.url} onArea={setArea} />
      </Box>
      {failure !== '' && !isSending && (
        <Box role="alert" px="3" py="2.5" borderRadius="control" bg="bg.error" color="fg.error" textStyle="sm">
          {failure}
        </Box>
      )}
      {progress !== null && <UploadProgress fraction={progress} />}
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button ref={back} variant="outline" colorPalette="gray" onClick={isSending ? onStop : chooseAnother}>
          {isSending ? 'Cancel' : 'Choose another'}
        </Button>
        <Button disabled={area === null || isCropping || isSending} onClick={send}>
          {failure === '' ? 'Save picture' : texts.retry}
        </Button>
      </Flex>
    </Flex>
  );
}

interface ChosenPicture extends DecodedPicture {
  Cropper: typeof PictureCropper;
}

/** The chosen picture, decoded, or why it was rejected; its object URL is revoked when it is replaced. */
function useSelectedPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [choiceError, setChoiceError] = useState('');

  useEffect(() => () => picture?.close(), [picture]);

  const choose = useCallback((files: readonly File[]) => {
    const [file, second] = files;
    if (file === undefined) return;
    const refusal = second === undefined ? validatePictureFile(file) : texts.onlyOne;
    setChoiceError(refusal ?? '');
    if (refusal === null) decodeWithCropper(file).then(setPicture, (error: Error) => setChoiceError(error.message));
  }, []);

  return { picture, choiceError, choose, discardPicture: () => setPicture(null) };
}

/** Loads the cropper, which is too large to be part of the page. @throws with a message for the shopper */
async function decodeWithCropper(file: File): Promise<ChosenPicture> {
  const { PictureCropper: Cropper } = await import('./PictureCropper.tsx').catch((cause: unknown) => {
    throw new Error(toErrorMessage(cause), { cause });
  });
  const picture = await decodePicture(file).catch((cause: unknown) => {
    throw new Error(unreadableReason(file), { cause });
  });
  return { ...picture, Cropper };
}
