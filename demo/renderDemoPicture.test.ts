import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demoCatalogue.ts';
import { demoDepartments, productLines } from './productLines.ts';
import { emojiFile } from './pictures/emojiImage.ts';
import { renderDemoPicture } from './renderDemoPicture.ts';

const { pictures, categories, subCategories } = demoCatalogue();

/** The front of one line for every shape of pack there is. */
function oneFrontPerPack(): string[] {
  const fronts = new Map<string, string>();
  for (const line of productLines()) {
    if (line.brand && !fronts.has(line.row.pack)) fronts.set(line.row.pack, `${line.slug}-front`);
  }
  return [...fronts.values()];
}

/** Keys taken evenly from the whole list. */
function spread(count: number): string[] {
  const step = Math.floor(pictures.length / count);
  return pictures.filter((_, index) => index % step === 0).map(({ key }) => key);
}

async function rendered(key: string, width: number): Promise<Buffer> {
  const picture = await renderDemoPicture(key, width);
  if (!picture) throw new Error(`No picture for ${key}`);
  return picture.webp().toBuffer();
}

describe('renderDemoPicture', () => {
  it('gives null for a key that the catalogue does not have', () => {
    expect(renderDemoPicture('no-such-picture', 192)).toBeNull();
    expect(renderDemoPicture('../etc/passwd', 192)).toBeNull();
  });

  it.each([96, 192, 384, 768])('draws a square of %i px', async (width) => {
    const facts = await sharp(await rendered('gauvana-toned-milk-front', width)).metadata();
    expect(facts).toMatchObject({ width, height: width });
  });

  it('leaves the ground transparent, so that a page can put a light or a dark tint behind it', async () => {
    for (const key of ['gauvana-toned-milk-front', 'onion-heap', categories[0]?.pictureKey ?? '']) {
      const corner = sharp(await rendered(key, 96)).extract({ left: 0, top: 0, width: 4, height: 4 });
      const { channels } = await sharp(await corner.png().toBuffer()).stats();
      expect(channels[3]?.max, key).toBe(0);
    }
  });

  it('draws every shape of pack', async () => {
    const keys = oneFrontPerPack();
    expect(keys.length).toBeGreaterThan(40);
    for (const key of keys) expect((await rendered(key, 96)).length, key).toBeGreaterThan(500);
  }, 30_000);

  it('draws a spread of all pictures', async () => {
    for (const key of spread(60)) expect((await rendered(key, 96)).length, key).toBeGreaterThan(300);
  }, 30_000);

  it('draws the picture of every category', async () => {
    for (const { pictureKey } of categories) expect((await rendered(pictureKey, 96)).length).toBeGreaterThan(300);
  }, 30_000);

  it('draws distinct pictures for the sub-categories of a category', async () => {
    for (const { key } of categories) {
      const keys = subCategories.filter((sub) => sub.categoryKeys[0] === key).map(({ pictureKey }) => pictureKey);
      const drawn = await Promise.all(keys.map(async (each) => (await rendered(each, 64)).toString('base64')));
      expect(new Set(drawn).size, key).toBe(keys.length);
    }
  }, 60_000);

  it('gives the same bytes for the same key', async () => {
    expect(await rendered('onion-heap', 128)).toEqual(await rendered('onion-heap', 128));
  });

  it('has a file for every emoji that the tables name', () => {
    const shelves = demoDepartments().flatMap((department) => [department, ...department.subs]);
    const rows = productLines().map(({ row }) => row);
    const tokens = new Set([...shelves, ...rows].flatMap(({ art }) => art));
    for (const token of tokens) {
      if (!token.startsWith('@')) expect(emojiFile(token.split('~')[0] ?? ''), token).toMatch(/\.webp$/);
    }
  });
});
