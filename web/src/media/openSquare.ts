import { openPicture } from './openPicture.ts';
import { squarePicture } from './squarePicture.ts';

/** A picture as it will be stored, on this device. */
export interface SquarePicture {
  blob: Blob;
  /** Where this device shows it, until it is closed. */
  url: string;
  close: () => void;
}

/** What will be stored of a chosen file. @throws when the browser can't read it as a picture */
export async function openSquare(file: File): Promise<SquarePicture> {
  const opened = await openPicture(file);
  try {
    const blob = await squarePicture(file, opened.image);
    const url = URL.createObjectURL(blob);
    return { blob, url, close: () => URL.revokeObjectURL(url) };
  } finally {
    opened.close();
  }
}
