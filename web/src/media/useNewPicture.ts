import { useEffect, useRef, useState } from 'react';
import { checkPictureFile } from './checkPictureFile.ts';
import { openPicture } from './openPicture.ts';
import { squarePicture } from './squarePicture.ts';
import { texts } from './texts.ts';
import { useUploadPicture } from './useUploadPicture.ts';

interface SquarePicture {
  blob: Blob;
  /** Where this device shows it, until it is closed. */
  url: string;
  close: () => void;
}

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

/** What will be stored of a chosen file. @throws when the browser can't read it as a picture */
async function openSquare(file: File): Promise<SquarePicture> {
  const opened = await openPicture(file);
  try {
    const blob = await squarePicture(file, opened.image);
    const url = URL.createObjectURL(blob);
    return { blob, url, close: () => URL.revokeObjectURL(url) };
  } finally {
    opened.close();
  }
}
