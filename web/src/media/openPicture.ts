/** A picture on this device, opened; `close` gives its memory back. */
export interface OpenedPicture {
  /** Good until the picture is closed. */
  url: string;
  image: HTMLImageElement;
  close: () => void;
}

/** Opens a chosen file, turned the way its camera was held. @throws when the browser can't read it as a picture */
export async function openPicture(file: File): Promise<OpenedPicture> {
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
