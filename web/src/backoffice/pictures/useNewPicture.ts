import { useEffect, useRef, useState } from 'react';
import { unreadableReason, validatePictureFile } from '../../shop/media/validatePictureFile.ts';
import { prepareSquarePicture, type PreparedPicture } from '../../shop/media/preparePicture.ts';
import { texts } from '../../shop/media/texts.ts';
import { useUploadPicture } from '../../shop/media/commitPictureUpload.ts';

/**
 * Uploads a picture when its file is chosen: `onPicture` receives the id of each stored picture, and null when another file is
 * chosen.
 */
export function useNewPicture(alt: string, onPicture: (pictureId: string | null) => void) {
  const [picture, setPicture] = useState<PreparedPicture | null>(null);
  const [choiceError, setChoiceError] = useState('');
  const { uploadPicture, progress, error: uploadError } = useUploadPicture(onPicture);
  const choices = useRef(0);

  useEffect(() => () => picture?.close(), [picture]);
  useEffect(
    () => () => {
      choices.current += 1; // a file that is still being decoded comes too late
    },
    [],
  );

  const choose = (files: readonly File[]) => {
    const [file, second] = files;
    if (file === undefined) return;
    const refusal = second === undefined ? validatePictureFile(file) : texts.onlyOne;
    setChoiceError(refusal ?? '');
    if (refusal !== null) return;
    choices.current += 1;
    const choice = choices.current;
    prepareSquarePicture(file).then(
      (next) => {
        if (choice !== choices.current) return next.close();
        setPicture(next);
        onPicture(null);
        uploadPicture(next.blob, alt);
      },
      () => {
        if (choice === choices.current) setChoiceError(unreadableReason(file));
      },
    );
  };
  const retry = () => {
    if (picture !== null) uploadPicture(picture.blob, alt);
  };

  return { url: picture?.url ?? null, choose, retry, progress, choiceError, uploadError };
}
