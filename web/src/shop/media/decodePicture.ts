/** A decoded picture; `close` revokes its object URL. */
export interface DecodedPicture {
  /** Valid until the picture is closed. */
  url: string;
  image: HTMLImageElement;
  close: () => void;
}

/** Decodes a chosen file and applies its EXIF orientation. @throws when the browser cannot decode it as a picture */
export async function decodePicture(file: File): Promise<DecodedPicture> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    close();
    throw new Error(`${file.type} could not be decoded`, { cause });
  }
  return { url, image, close };
}
