import { Box, Button, Flex } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { troubleMessage } from '../relay/RequestError.ts';
import { checkPictureFile } from './checkPictureFile.ts';
import { cutSquare, type PictureArea } from './cutSquare.ts';
import { openPicture, type OpenedPicture } from './openPicture.ts';
import type { PictureCropper } from './PictureCropper.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { texts } from './texts.ts';
import { UploadProgress } from './UploadProgress.tsx';

export interface PictureEditorProps {
  /** The share that has left, 0 to 1; null while nothing is being sent. */
  progress: number | null;
  /** Why the last sending failed; empty for nothing. */
  error: string;
  onSend: (picture: Blob) => void;
  /** Calls off what is being sent and forgets why the last sending failed. */
  onStop: () => void;
}

/** The steps from a file to a square picture on its way: choose, cut, send; each of them can be gone back from. */
export function PictureEditor({ progress, error, onSend, onStop }: PictureEditorProps) {
  const { picture, choiceError, choose, putAway } = useChosenPicture();
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isAgain, setAgain] = useState(false);
  const [cutError, setCutError] = useState('');
  const [isCutting, setCutting] = useState(false);
  const isGone = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  const isSending = progress !== null;
  const failure = cutError === '' ? error : cutError;

  // The dialog may be closed in the middle of it.
  const stop = useRef(onStop);
  useEffect(() => {
    stop.current = onStop;
  }, [onStop]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop.current();
    };
  }, []);

  if (picture === null) return <PictureDrop error={choiceError} takesFocus={isAgain} onFiles={choose} />;

  const send = () => {
    if (area === null || isCutting) return;
    setCutError('');
    setCutting(true);
    back.current?.focus(); // the pressed button can't keep the focus while the picture is on its way
    cutSquare(picture.image, area)
      .then(
        (square) => !isGone.current && onSend(square),
        () => setCutError(texts.unreadable),
      )
      .finally(() => setCutting(false));
  };
  const chooseAnother = () => {
    onStop();
    setCutError('');
    setArea(null);
    setAgain(true);
    putAway();
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
      {progress !== null && <UploadProgress share={progress} />}
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button ref={back} variant="outline" colorPalette="gray" onClick={isSending ? onStop : chooseAnother}>
          {isSending ? texts.cancel : texts.chooseAnother}
        </Button>
        <Button disabled={area === null || isCutting || isSending} onClick={send}>
          {failure === '' ? texts.save : texts.retry}
        </Button>
      </Flex>
    </Flex>
  );
}

interface ChosenPicture extends OpenedPicture {
  Cropper: typeof PictureCropper;
}

/** The picture in hand, opened, or why a choice was none; its memory is given back when it is put away. */
function useChosenPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [choiceError, setChoiceError] = useState('');

  useEffect(() => () => picture?.close(), [picture]);

  const choose = useCallback((files: readonly File[]) => {
    const [file, second] = files;
    if (file === undefined) return;
    const refusal = second === undefined ? checkPictureFile(file) : texts.onlyOne;
    setChoiceError(refusal ?? '');
    if (refusal === null) openWithCropper(file).then(setPicture, (error: Error) => setChoiceError(error.message));
  }, []);

  return { picture, choiceError, choose, putAway: () => setPicture(null) };
}

/** The cropper weighs too much for those who never choose a picture. @throws with a message for the shopper */
async function openWithCropper(file: File): Promise<ChosenPicture> {
  const { PictureCropper: Cropper } = await import('./PictureCropper.tsx').catch((cause: unknown) => {
    throw new Error(troubleMessage(cause), { cause });
  });
  const picture = await openPicture(file).catch((cause: unknown) => {
    throw new Error(texts.unreadable, { cause });
  });
  return { ...picture, Cropper };
}
