/** The largest picture that is taken: 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

/** Each of the two text fields of an upload, the operation and the map of its files. */
export const MAX_FIELD_BYTES = 100_000;

/** A whole upload; with room for a picture that is a little too large, which the shopper is told in the mutation's own words. */
export const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 1_048_576;
