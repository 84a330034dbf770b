import { useEffect, useRef, useState } from 'react';
import { checkPictureFile } from './checkPictureFile.ts';
import { openSquare, type SquarePicture } from './openSquare.ts';
import { texts } from './texts.ts';
import { useUploadPicture } from './useUploadPicture.ts';

/**
 * A picture from the choice of its file until it is stored: `onPicture` hears the id of each one stored, and null when another
 * is chosen in its place.
 */
export function useNewPicture(alt: string, onPicture: (pictureId: string | null) => void) {
  const [picture, setPicture] = useState<SquarePicture | null>(null);
  const [choiceError, setChoiceError] = useState('');
  const { uploadPicture, progress, error: uploadError } = useUploadPicture(onPicture);
  const choices = useRef(0);

  useEffect(() => () => picture?.close(), [picture]);
  useEffect(
    () => () => {
      choices.current += 1; // what is still being opened comes too late
    },
    [],
  );

  const choose = (files: readonly File[]) => {
    const [file, second] = files;
    if (file === undefined) return;
    const refusal = second === undefined ? checkPictureFile(file) : texts.onlyOne;
    setChoiceError(refusal ?? '');
    if (refusal !== null) return;
    choices.current += 1;
    const choice = choices.current;
    openSquare(file).then(
      (next) => {
        if (choice !== choices.current) return next.close();
        setPicture(next);
        onPicture(null);
        uploadPicture(next.blob, alt);
      },
      () => {
        if (choice === choices.current) setChoiceError(texts.unreadable);
      },
    );
  };
  const retry = () => {
    if (picture !== null) uploadPicture(picture.blob, alt);
  };

  return { url: picture?.url ?? null, choose, retry, progress, choiceError, uploadError };
}
