import { describe, expect, it } from 'vitest';
import { cutSquare } from './cutSquare.ts';
import { fakePictures } from './fakePictures.ts';

const image = () => document.createElement('img');
const area = { x: 100, y: 20, width: 1000, height: 1000 };

describe('cutSquare', () => {
  it('cuts the area out and scales it to 768 pixels, as WebP', async () => {
    const { drawImage } = fakePictures();
    const source = image();
    const square = await cutSquare(source, area);
    expect(square.type).toBe('image/webp');
    expect(drawImage).toHaveBeenCalledWith(source, 100, 20, 1000, 1000, 0, 0, 768, 768);
  });

  it('enlarges nothing', async () => {
    const { drawImage } = fakePictures();
    const source = image();
    await cutSquare(source, { x: 0, y: 0, width: 120.4, height: 120.4 });
    expect(drawImage).toHaveBeenCalledWith(source, 0, 0, 120.4, 120.4, 0, 0, 120, 120);
  });

  it('writes JPEG where the browser has no WebP', async () => {
    fakePictures({ writes: ['image/jpeg'] });
    expect((await cutSquare(image(), area)).type).toBe('image/jpeg');
  });

  it('sends nothing else than these two', async () => {
    fakePictures({ writes: [] });
    await expect(cutSquare(image(), area)).rejects.toThrow('neither WebP nor JPEG');
  });
});
