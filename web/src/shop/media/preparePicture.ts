import { acceptedPictureTypes } from './validatePictureFile.ts';

/** Of WebP and JPEG, from 0 to 1. */
const QUALITY = 0.9;
/** The side of a cropped square. */
const MAX_WIDTH = 768;

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

/** An area of a picture, in the picture's pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws an area of a picture on white in another size: as WebP, or JPEG where the browser cannot write WebP. The file's metadata, such as
 * the place of a photo, is not uploaded.
 */
async function drawPicture(
  image: HTMLImageElement,
  area: PictureArea,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas left');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg')) ?? failEncoding();
}

/** Browsers return PNG for a type that they do not write. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, QUALITY);
  });
}

function failEncoding(): never {
  throw new Error('This browser wrote neither WebP nor JPEG');
}

/** Crops a square out of a picture, scaled to at most 768 pixels and never enlarged. */
export async function cropSquare(image: HTMLImageElement, area: PictureArea): Promise<Blob> {
  const side = Math.max(1, Math.min(MAX_WIDTH, Math.round(area.width)));
  return drawPicture(image, area, { width: side, height: side });
}

/** A picture as it is uploaded. */
export interface PreparedPicture {
  blob: Blob;
  /** An object URL of the picture, valid until `close` is called. */
  url: string;
  close: () => void;
}

/** Decodes a chosen file and draws what is uploaded. @throws when the browser cannot decode the file as a picture */
async function prepare(file: File, draw: (image: HTMLImageElement) => Promise<Blob>): Promise<PreparedPicture> {
  const { image, close } = await decodePicture(file);
  try {
    const blob = await draw(image);
    const url = URL.createObjectURL(blob);
    return { blob, url, close: () => URL.revokeObjectURL(url) };
  } finally {
    close();
  }
}

/** The server stores no larger ones. */
const MAX_SIDE = 1536;

/** Scales a chosen file down, so that the photo of a phone uploads within seconds. */
export function prepareScaledPicture(file: File): Promise<PreparedPicture> {
  return prepare(file, (image) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    return drawPicture(image, { x: 0, y: 0, width, height }, size);
  });
}

/** The server takes no larger ones. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Pads a chosen file to a square. */
export function prepareSquarePicture(file: File): Promise<PreparedPicture> {
  return prepare(file, (image) => padToSquare(file, image));
}

/** Pads a picture with white to a square, as the shop shows it. A square picture that the server takes is returned unchanged. */
function padToSquare(file: File, image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const isTaken = acceptedPictureTypes.includes(file.type) && file.size <= MAX_BYTES;
  if (width === height && isTaken) return Promise.resolve(file);
  const side = Math.max(width, height);
  return cropSquare(image, { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side });
}
