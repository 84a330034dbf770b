const QUALITY = 0.9;

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
export async function drawPicture(
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
