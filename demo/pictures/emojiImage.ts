import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const MAX_KEPT = 120;

/** Takes the neon out of the emoji, so that they can be printed on a pack beside drawn goods. */
const USUAL_SATURATION = 0.85;

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const kept = new Map<string, string>();

/**
 * The data address of an emoji's picture, to be used inside an SVG. A token may carry a change of colour:
 * '🧽~h60s0.8b1.25' turns the hue by 60 degrees, takes saturation to 80% and brightness to 125%.
 */
export async function emojiImage(token: string): Promise<string> {
  const known = kept.get(token);
  if (known !== undefined) return known;
  const [emoji = '', change = ''] = token.split('~');
  const file = await readFile(emojiFile(emoji));
  const png = sharp(file).modulate(readChange(change));
  const address = `data:image/png;base64,${(await png.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(token, address);
  return address;
}

/** The file of an emoji. @throws when the set has no such emoji */
export function emojiFile(emoji: string): string {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  const bare = codes.filter((code) => code !== 'fe0f').join('-');
  const found = [codes.join('-'), `${bare}-fe0f`, bare].map((name) => join(folder, `${name}.webp`)).find(existsSync);
  if (!found) throw new Error(`No picture of the emoji ${emoji}`);
  return found;
}

function readChange(change: string): { hue: number; saturation: number; brightness: number } {
  const part = (letter: string, usual: number) => Number(new RegExp(`${letter}([0-9.]+)`).exec(change)?.[1] ?? usual);
  return { hue: part('h', 0), saturation: part('s', 1) * USUAL_SATURATION, brightness: part('b', 1) };
}
