import { texts } from './texts.ts';

/**
 * The types of the `accept` attribute of a file input. Without HEIC among them, phones turn their own photos into JPEG. Files that are
 * dropped or pasted may have any other type that the browser reads.
 */
export const acceptedPictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Far above uploaded sizes: a photograph is cropped and scaled down first. */
const MAX_BYTES = 40 * 1024 * 1024;

/** Why a chosen file is rejected before it is decoded; null if it is not. */
export function validatePictureFile(file: File): string | null {
  if (file.type === 'image/svg+xml') return 'SVG files aren’t supported. Save it as a PNG and choose that.';
  if (!file.type.startsWith('image/') && !isHeic(file)) return texts.wrongType;
  return file.size > MAX_BYTES ? 'This picture is larger than 40 MB' : null;
}

/** Why a file that passed `validatePictureFile` could not be decoded: of HEIC, few browsers can. */
export function unreadableReason(file: File): string {
  if (isHeic(file))
    return 'HEIC photos aren’t supported. On an iPhone, choose Settings → Camera → Formats → Most Compatible, or save it as a JPEG.';
  return acceptedPictureTypes.includes(file.type) ? texts.unreadable : texts.wrongType;
}

/** Some systems have no type for HEIC, so its file is known by its name. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}
