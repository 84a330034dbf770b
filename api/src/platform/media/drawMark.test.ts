import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SETTINGS } from '../config/settings/settings.ts';
import { nestSettings } from '../config/settings/shopSettings.ts';
import { drawMark } from './drawMark.ts';

const { brand } = nestSettings((key) => SETTINGS[key].first);
const primaryColor = { light: '#b3261e', dark: '#ff8a80' };
const secondaryColor = { light: '#0b57d0', dark: '#a8c7fa' };

/** The colour of a pixel of the mark at 40 × 40 pixels. */
async function pixelOf(mark: string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(mark)).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

it('The mark is a basket in the colours of the theme, or of the shop', async () => {
  const own = drawMark({ ...brand, primaryColor, secondaryColor });
  const [handle, basket] = [
    [20, 7],
    [20, 34],
  ] as const;
  expect(await pixelOf(drawMark(brand), ...handle)).toBe('#1f7a3d');
  expect(await pixelOf(drawMark(brand), ...basket)).toBe('#f6b21b');
  expect(await pixelOf(own, ...handle)).toBe(primaryColor.light);
  expect(await pixelOf(own, ...basket)).toBe(secondaryColor.light);
});

it('The mark keeps the theme’s colour where the shop has none', () => {
  expect(drawMark({ ...brand, primaryColor })).toContain('fill="#f6b21b"');
  expect(drawMark({ ...brand, secondaryColor })).toContain('stroke="#1f7a3d"');
});
