import { texts } from './texts.ts';

/** The accepted types, as the `accept` attribute of a file input; the server also checks the content. */
export const acceptedPictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Far above what is uploaded: a photograph is cropped and scaled down first. */
const MAX_BYTES = 40 * 1024 * 1024;

/** Why a chosen file is rejected before it is decoded; null if it is not. */
export function validatePictureFile(file: File): string | null {
  if (!acceptedPictureTypes.includes(file.type)) return texts.wrongType;
  return file.size > MAX_BYTES ? texts.tooLarge : null;
}
