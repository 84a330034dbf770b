import { describe, expect, it } from 'vitest';
import { cropSquare } from './preparePicture.ts';
import { fakePictures } from './testing/fakePictures.ts';

const image = () => document.createElement('img');
const area = { x: 100, y: 20, width: 1000, height: 1000 };

describe('cropSquare', () => {
  it('crops the area and scales it to 768 pixels, as WebP', async () => {
    const { drawImage } = fakePictures();
    const source = image();
    const square = await cropSquare(source, area);
    expect(square.type).toBe('image/webp');
    expect(drawImage).toHaveBeenCalledWith(source, 100, 20, 1000, 1000, 0, 0, 768, 768);
  });

  it('does not enlarge', async () => {
    const { drawImage } = fakePictures();
    const source = image();
    await cropSquare(source, { x: 0, y: 0, width: 120.4, height: 120.4 });
    expect(drawImage).toHaveBeenCalledWith(source, 0, 0, 120.4, 120.4, 0, 0, 120, 120);
  });

  it('writes JPEG where the browser has no WebP', async () => {
    fakePictures({ writes: ['image/jpeg'] });
    expect((await cropSquare(image(), area)).type).toBe('image/jpeg');
  });

  it('throws when the browser writes neither', async () => {
    fakePictures({ writes: [] });
    await expect(cropSquare(image(), area)).rejects.toThrow('neither WebP nor JPEG');
  });
});
