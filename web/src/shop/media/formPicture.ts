import { graphql, readInlineData } from 'react-relay';
import type { formPicture_picture$key } from './__generated__/formPicture_picture.graphql.ts';
import type { PreparedPicture } from './preparePicture.ts';

/** A picture in a form: a stored one, or a file that is being uploaded. */
export interface FormPicture {
  key: string;
  /** Null until it is stored. */
  id: string | null;
  /** The URL that shows it; null until its file is decoded. */
  image: { url: string; srcSet?: string; dominantColor?: string } | null;
  /** The file's name; empty for a stored picture. */
  fileName: string;
  /** The uploaded blob; null for a stored picture, and until the file is decoded. */
  file: PreparedPicture | null;
  /** The uploaded share; null while no upload runs. */
  progress: number | null;
  /** Why it was not stored; empty if there was no error. */
  error: string;
}

/** Creates the form's picture of a stored one. */
export function storedPicture(key: formPicture_picture$key): FormPicture {
  const { id, url, srcSet, dominantColor } = readInlineData(
    graphql`
      fragment formPicture_picture on Picture @inline {
        id
        url(width: 384)
        srcSet
        dominantColor
      }
    `,
    key,
  );
  return { key: id, id, image: { url, srcSet, dominantColor }, fileName: '', file: null, progress: null, error: '' };
}

/** Creates the form's picture of a chosen file. */
export function pendingPicture(key: string, fileName: string): FormPicture {
  return { key, id: null, image: null, fileName, file: null, progress: null, error: '' };
}
