import { commitPictureUpload } from './commitPictureUpload.ts';
import type { FormPicture } from './formPicture.ts';
import { prepareSquarePicture } from './prepareSquarePicture.ts';
import { useUploadedPictures } from './useUploadedPictures.ts';

/** The pictures of a form and the actions on them. */
export type PictureList = ReturnType<typeof useUploadedPictures>;

interface PicturesOptions {
  /** The stored pictures. */
  stored: readonly FormPicture[];
  /** The alt text of the next pictures. */
  alt: string;
  /** The highest number of pictures. */
  maxCount: number;
  /** Called with each change. */
  onChanged: () => void;
}

/** The pictures of the catalogue in a form: squares with an alt text. */
export function usePictureList({ alt, ...options }: PicturesOptions): PictureList {
  return useUploadedPictures({
    ...options,
    prepare: prepareSquarePicture,
    upload: (environment, sent) => commitPictureUpload(environment, { ...sent, alt }),
  });
}
