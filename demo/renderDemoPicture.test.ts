import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demoCatalogue.ts';
import { productPictureKeys } from './demoPictures.ts';
import { demoDepartments, productLines } from './productLines.ts';
import { emojiFile } from './pictures/emojiImage.ts';
import { renderDemoPicture } from './renderDemoPicture.ts';

const { pictures, categories, subCategories } = demoCatalogue();

/** The card of one product for every shape of pack there is. */
function onePerPack(): string[] {
  const cards = new Map<string, string>();
  for (const line of productLines()) {
    const [size] = line.row.sizes;
    if (line.brand && size && !cards.has(line.row.pack)) {
      cards.set(line.row.pack, productPictureKeys(line, size)[0] ?? '');
    }
  }
  return [...cards.values()];
}

/** How much of the square a picture covers, between 0 and 1. */
async function coverage(key: string): Promise<number> {
  const alpha = sharp(await rendered(key, 192))
    .extractChannel('alpha')
    .threshold(200);
  const { channels } = await sharp(await alpha.png().toBuffer()).stats();
  return (channels[0]?.mean ?? 0) / 255;
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
    const facts = await sharp(await rendered('gauvana-toned-milk-500-ml', width)).metadata();
    expect(facts).toMatchObject({ width, height: width });
  });

  it('leaves the ground transparent, so that a page can put a light or a dark tint behind it', async () => {
    for (const key of ['gauvana-toned-milk-500-ml', 'onion-1-kg', categories[0]?.pictureKey ?? '']) {
      const corner = sharp(await rendered(key, 96)).extract({ left: 0, top: 0, width: 4, height: 4 });
      const { channels } = await sharp(await corner.png().toBuffer()).stats();
      expect(channels[3]?.max, key).toBe(0);
    }
  });

  it('draws every shape of pack', async () => {
    const keys = onePerPack();
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

  it.each([
    ['gauvana-toned-milk', ['200-ml', '500-ml', '1-l']],
    ['chakkivan-chakki-fresh-atta', ['1-kg', '5-kg', '10-kg']],
    ['coopwala-white-eggs', ['6-pcs', '12-pcs', '30-pcs']],
    ['onion', ['500-g', '2-kg', '5-kg']],
    ['coriander-leaves', ['100-g', '200-g']],
  ])('draws the larger sizes of %s larger', async (slug, sizes) => {
    const covered = await Promise.all(sizes.map((size) => coverage(`${slug}-${size}`)));
    expect(covered).toEqual(covered.toSorted((one, other) => one - other));
    expect(new Set(covered).size).toBe(sizes.length);
  });

  it('draws distinct pictures for the sizes of loose goods', async () => {
    for (const line of productLines().filter(({ row, brand }) => row.pack === 'loose' && brand === null)) {
      const keys = line.row.sizes.map((size) => productPictureKeys(line, size)[0] ?? '');
      const drawn = await Promise.all(keys.map(async (key) => (await rendered(key, 64)).toString('base64')));
      expect(new Set(drawn).size, line.name).toBe(keys.length);
    }
  }, 60_000);

  it('gives the same bytes for the same key', async () => {
    expect(await rendered('onion-1-kg', 128)).toEqual(await rendered('onion-1-kg', 128));
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
