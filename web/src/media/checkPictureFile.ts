import { texts } from './texts.ts';

/** The types that the shop takes, as a file chooser's `accept`; the server looks at the content besides. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Far above what is sent: a photograph is cut and made smaller before it leaves. */
const MOST_BYTES = 40 * 1024 * 1024;

/** What speaks against a chosen file before it is opened; null where nothing does. */
export function checkPictureFile(file: File): string | null {
  if (!pictureTypes.includes(file.type)) return texts.wrongType;
  return file.size > MOST_BYTES ? texts.tooLarge : null;
}
