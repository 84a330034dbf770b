/** A picture as it is uploaded. */
export interface PreparedPicture {
  blob: Blob;
  /** An object URL of the picture, valid until `close` is called. */
  url: string;
  close: () => void;
}

/** Gives the blob of a picture an object URL. */
export function preparedPicture(blob: Blob): PreparedPicture {
  const url = URL.createObjectURL(blob);
  return { blob, url, close: () => URL.revokeObjectURL(url) };
}
