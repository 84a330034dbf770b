const MOST_PIXELS_WIDE = 768;
const QUALITY = 0.9;

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a square out of a picture, at most 768 pixels wide and never larger than it was: WebP, or JPEG where the browser can't
 * write that. Nothing else of the file travels, such as where a photo was taken.
 */
export async function cutSquare(image: HTMLImageElement, area: PictureArea): Promise<Blob> {
  const side = Math.max(1, Math.min(MOST_PIXELS_WIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas left');
  const draw = () => context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  draw();
  const webp = await write(canvas, 'image/webp');
  if (webp !== null) return webp;
  // JPEG has no transparency: what shows through is paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  draw();
  return (await write(canvas, 'image/jpeg')) ?? refuse();
}

/** Browsers answer with PNG for a type that they do not write. */
function write(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, QUALITY);
  });
}

function refuse(): never {
  throw new Error('This browser wrote neither WebP nor JPEG');
}
