import { graphql, readInlineData } from 'react-relay';
import type { formPicture_picture$key } from './__generated__/formPicture_picture.graphql.ts';
import type { SquarePicture } from './openSquare.ts';

/** A picture in a form: one that the shop has, or a file that is on its way there. */
export interface FormPicture {
  key: string;
  /** Null until it is stored. */
  id: string | null;
  /** Where it is seen; null until its file is opened. */
  image: { url: string; srcSet?: string; tint?: string } | null;
  /** Empty for what the shop has. */
  fileName: string;
  /** What is sent; null for what the shop has, and until the file is opened. */
  file: SquarePicture | null;
  /** The share of it that has left; null while nothing is sent. */
  progress: number | null;
  /** Why it was not stored; empty as long as nothing went wrong. */
  error: string;
}

/** A picture that the shop has. */
export function storedPicture(key: formPicture_picture$key): FormPicture {
  const { id, url, srcSet, tint } = readInlineData(
    graphql`
      fragment formPicture_picture on Picture @inline {
        id
        url(width: 384)
        srcSet
        tint
      }
    `,
    key,
  );
  return { key: id, id, image: { url, srcSet, tint }, fileName: '', file: null, progress: null, error: '' };
}

/** A file that has just been chosen. */
export function chosenPicture(key: string, fileName: string): FormPicture {
  return { key, id: null, image: null, fileName, file: null, progress: null, error: '' };
}
