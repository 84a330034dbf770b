/** The largest picture: 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

/** The largest file of products: 32 MB. */
export const MAX_CATALOGUE_FILE_BYTES = 32 * 1_048_576;

/** The largest file of an admin, a zip of pictures: 50 MB, which arrive within the timeout of a request, and two at once fit into /tmp with their copies. Other viewers upload pictures only. */
export const MAX_ADMIN_FILE_BYTES = 50 * 1_048_576;

/** The size of an operation with its variables, and in an upload also of the map of its files. */
export const MAX_FIELD_BYTES = 100_000;

/** Room for a file that is slightly too large, so that the mutation can answer with its own error. */
const MARGIN_BYTES = 1_048_576;

/** The size of a whole upload with a picture. */
export const MAX_UPLOAD_BYTES = maxUploadBytes(MAX_PICTURE_BYTES);

/** The size of a whole upload for this size of its file. */
export function maxUploadBytes(maxFileBytes: number): number {
  return maxFileBytes + MARGIN_BYTES;
}
