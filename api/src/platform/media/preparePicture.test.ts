import sharp, { type Color, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { blackPng } from '../../testing/blackPng.ts';
import { preparePicture } from './preparePicture.ts';

const RED = '#d32f2f';
const WHITE = [255, 255, 255];

function canvas(width: number, height: number, background: Color = '#2e7d32'): Sharp {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

/** A green picture with red bands at the top and the bottom, as a bottle has its cap and its label. */
function bottle(width: number, height: number): Sharp {
  const band = { create: { width, height: Math.ceil(height / 12), channels: 3, background: RED } } as const;
  return canvas(width, height).composite([
    { input: band, gravity: 'north' },
    { input: band, gravity: 'south' },
  ]);
}

/** The colour at a place of a picture, both as shares of its width and height. */
async function colorAt(picture: Buffer, [x, y]: readonly [number, number]): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(start, start + 3)];
}

async function expectColor(picture: Buffer, place: readonly [number, number], expected: readonly number[]) {
  const color = await colorAt(picture, place);
  color.forEach((part, channel) => expect(Math.abs(part - (expected[channel] ?? 0)), color.join()).toBeLessThan(24));
}

const [RED_PIXEL, GREEN_PIXEL] = [
  [211, 47, 47],
  [46, 125, 50],
];

describe('preparePicture', () => {
  it.for<[string, [number, number], [number, number]]>([
    ['a bottle', [400, 1200], [400, 1200]],
    ['a panorama', [4000, 40], [1536, 15]],
    ['a line', [4000, 1], [1536, 1]],
    ['a pole', [3, 3000], [2, 1536]],
  ])('keeps %s whole', async ([, [width, height], size]) => {
    const picture = await preparePicture(await bottle(width, height).png().toBuffer(), {});
    expect([picture.width, picture.height]).toEqual(size);
  });

  it('keeps the top and the bottom', async () => {
    const { webp } = await preparePicture(await bottle(400, 1200).jpeg().toBuffer(), {});
    await expectColor(webp, [0.5, 0.02], RED_PIXEL);
    await expectColor(webp, [0.5, 0.5], GREEN_PIXEL);
    await expectColor(webp, [0.5, 0.98], RED_PIXEL);
  });

  it('crops an avatar to its middle square, after its orientation', async () => {
    const photo = await bottle(300, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, webp } = await preparePicture(photo, { isCropped: true });
    expect([width, height]).toEqual([300, 300]);
    await expectColor(webp, [0.02, 0.5], GREEN_PIXEL);
    const large = await preparePicture(await canvas(4000, 3000).jpeg().toBuffer(), { isCropped: true });
    expect([large.width, large.height]).toEqual([1536, 1536]);
  });

  it.for([1, 2, 3, 4, 5, 6, 7, 8])('draws a photo of orientation %i upright', async (orientation) => {
    const upright = await bottle(120, 360).png().toBuffer();
    const turns: Record<number, (picture: Sharp) => Sharp> = {
      2: (picture) => picture.flop(),
      3: (picture) => picture.rotate(180),
      4: (picture) => picture.flip(),
      5: (picture) => picture.rotate(90).flop(),
      6: (picture) => picture.rotate(270),
      7: (picture) => picture.rotate(270).flop(),
      8: (picture) => picture.rotate(90),
    };
    const stored = await (turns[orientation]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer();
    const photo = await sharp(stored).withMetadata({ orientation }).jpeg().toBuffer();
    const { width, height, webp } = await preparePicture(photo, {});
    expect([width, height]).toEqual([120, 360]);
    await expectColor(webp, [0.5, 0.02], RED_PIXEL);
    expect(await sharp(webp).metadata()).not.toHaveProperty('exif');
  });

  it('draws transparent parts on white', async () => {
    const glass = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: RED } } }])
      .png()
      .toBuffer();
    for (const bytes of [glass, await sharp(glass).webp().toBuffer(), await sharp(glass).gif().toBuffer()]) {
      const { webp } = await preparePicture(bytes, {});
      await expectColor(webp, [0.02, 0.02], WHITE);
      await expectColor(webp, [0.5, 0.5], RED_PIXEL);
      expect((await sharp(webp).metadata()).hasAlpha).toBe(false);
    }
  });

  it.for<[string, () => Sharp]>([
    ['CMYK with a profile', () => canvas(50, 50, RED).toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
    ['CMYK without a profile', () => canvas(50, 50, RED).toColourspace('cmyk').jpeg()],
    ['Display P3', () => canvas(50, 50, RED).withIccProfile('p3').jpeg({ quality: 95 })],
    ['16 bit', () => canvas(50, 50, RED).toColourspace('rgb16').png()],
    ['a palette', () => canvas(50, 50, RED).png({ palette: true, colours: 2 })],
    ['a GIF', () => canvas(50, 50, RED).gif()],
    ['a progressive JPEG', () => canvas(50, 50, RED).jpeg({ progressive: true })],
  ])('has the colours of %s in sRGB', async ([, draw]) => {
    const { webp } = await preparePicture(await draw().toBuffer(), {});
    expect(await sharp(webp).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
    const [red = 0, green = 0, blue = 0] = await colorAt(webp, [0.5, 0.5]);
    expect(red).toBeGreaterThan(170);
    expect(Math.max(green, blue)).toBeLessThan(90);
  });

  it('has the shades of a grey picture of 16 bit', async () => {
    const grey = await canvas(50, 50, '#808080').toColourspace('grey16').png().toBuffer();
    expect((await sharp(grey).metadata()).depth).toBe('ushort');
    await expectColor((await preparePicture(grey, {})).webp, [0.5, 0.5], [128, 128, 128]);
  });

  it.for(['gif', 'webp'] as const)('shows the first frame of a moving %s', async (format) => {
    const frames = await Promise.all([RED, '#1565c0'].map((color) => canvas(40, 40, color).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const { webp, height } = await preparePicture(moving, {});
    expect(height).toBe(40);
    await expectColor(webp, [0.5, 0.5], RED_PIXEL);
  });

  it.for<[string, () => Promise<Buffer>]>([
    ['a progressive JPEG of 20 megapixels', () => canvas(5000, 4000).jpeg({ progressive: true }).toBuffer()],
    ['a progressive JPEG of a phone, 8192 × 6144', () => canvas(8192, 6144).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG of a phone, 9248 × 6944', () => canvas(9248, 6944).jpeg().toBuffer()],
    ['a PNG of 9,000 × 6,000', () => Promise.resolve(blackPng(9000, 6000))],
  ])('takes %s', async ([, draw]) => {
    expect((await preparePicture(await draw(), {})).width).toBe(1536);
  });
});
