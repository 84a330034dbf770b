/** The largest picture that is taken: 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

/** The largest file of any kind that an admin may send, such as the catalogue: 32 MB. Everybody else sends pictures. */
export const MAX_ADMIN_FILE_BYTES = 32 * 1_048_576;

/** Each of the two text fields of an upload, the operation and the map of its files. */
export const MAX_FIELD_BYTES = 100_000;

/** Room for a file that is a little too large, which its sender is told in the mutation's own words. */
const MARGIN_BYTES = 1_048_576;

/** A whole upload of anybody. */
export const MAX_UPLOAD_BYTES = maxUploadBytes(MAX_PICTURE_BYTES);

/** A whole upload, when its file may have so many. */
export function maxUploadBytes(maxFileBytes: number): number {
  return maxFileBytes + MARGIN_BYTES;
}
