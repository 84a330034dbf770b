const MAX_WIDTH = 768;
const QUALITY = 0.9;

/** An area of a picture, in the picture's pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Crops a square out of a picture, scaled to at most 768 pixels and never enlarged: as WebP, or JPEG where the browser cannot
 * write WebP. The file's metadata, such as the place of a photo, is not uploaded.
 */
export async function cropSquare(image: HTMLImageElement, area: CropArea): Promise<Blob> {
  const side = Math.max(1, Math.min(MAX_WIDTH, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas left');
  const draw = () => context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  draw();
  const webp = await encode(canvas, 'image/webp');
  if (webp !== null) return webp;
  // JPEG has no transparency; without this, transparent pixels would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  draw();
  return (await encode(canvas, 'image/jpeg')) ?? failEncoding();
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
