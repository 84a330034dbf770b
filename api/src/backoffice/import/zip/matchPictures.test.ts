import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeProduct } from '../../../testing/fixtures.ts';
import { matchPictures } from './matchPictures.ts';

beforeAll(async () => {
  const skus = [
    'KR-MILK',
    'KR-MILK-1',
    '8901030865278',
    '012345678905',
    '12345670',
    'amul.500',
    '7',
    '00123456',
    'X',
    'x',
    '1234567',
    '12345671',
    '1234568-1',
    '12345681',
    'SALT',
    'SALT-2',
    'ATTA',
    '5012345678900',
  ];
  for (const sku of skus) await makeProduct({ sku, name: `Named ${sku}` });
  const barcodes = {
    RICE: '8901058000016',
    DAL: '0812345678900',
    OIL: 'SHOP-77',
    GHEE: 'SHOP-78',
    CURD: 'SHOP-78',
    SOAP: '5012345678900',
  };
  for (const [sku, barcode] of Object.entries(barcodes)) await makeProduct({ sku, barcode, name: `Named ${sku}` });
  for (const sku of ['GONE', 'ATTA-5']) {
    const { id } = await makeProduct({ sku });
    await db.product.update({ where: { id }, data: { deletedAt: new Date() }, select: { id: true } });
  }
});

function match(...names: string[]) {
  const files = names.map((name) => ({
    ...{ name, segments: name.split('/'), problem: null },
    read: async () => Buffer.alloc(0),
  }));
  return db.$transaction((tx) => matchPictures(tx, files));
}

describe('matchPictures', () => {
  it.each([
    ['KR-MILK.jpg', 'KR-MILK'],
    ['kr-milk.JPEG', 'KR-MILK'],
    [' KR-MILK .png', 'KR-MILK'],
    ['KR MILK.png', 'KR-MILK'],
    ['KR-MILK-1.jpg', 'KR-MILK-1'],
    ['KR-MILK-1-1.jpg', 'KR-MILK-1'],
    ['KR-MILK-2.jpg', 'KR-MILK'],
    ['KR-MILK_02.webp', 'KR-MILK'],
    ['KR-MILK (3).webp', 'KR-MILK'],
    ['KR-MILK 4.webp', 'KR-MILK'],
    ['KR-MILK.5.webp', 'KR-MILK'],
    ['KR-MILK-front.jpg', 'KR-MILK'],
    ['KR-MILK - Copy (2).jpg', 'KR-MILK'],
    ['KR-MILK', 'KR-MILK'],
    ['ＫＲ-ＭＩＬＫ.jpg', 'KR-MILK'],
    ['8901030865278.jpg', '8901030865278'],
    ['8901030 865278-2.jpg', '8901030865278'],
    ['08901030865278.jpg', '8901030865278'],
    ['12345678905.jpg', '012345678905'],
    ['0012345678905.jpg', '012345678905'],
    ['1234 5670.jpg', '12345670'],
    ['AMUL.500.jpg', 'amul.500'],
    ['KR-MILK/anything at all.jpg', 'KR-MILK'],
    ['Pictures/kr-milk/IMG_0001.jpg', 'KR-MILK'],
    ['All of them/KR-MILK-2.jpg', 'KR-MILK'],
    ['KR-MILK/KR-MILK-2.jpg', 'KR-MILK'],
    ['1234568-1.jpg', '1234568-1'],
    ['1234567-2.jpg', '1234567'],
    ['SALT-2-2.jpg', 'SALT-2'],
    ['ATTA-4.jpg', 'ATTA'],
    ['8901058000016.jpg', 'RICE'],
    ['890 1058 000016 (2).jpg', 'RICE'],
    ['08901058000016-front.jpg', 'RICE'],
    ['812345678900.jpg', 'DAL'],
    ['shop-77.jpg', 'OIL'],
    ['8901058000016/IMG_0001.jpg', 'RICE'],
  ])('reads %s as %s', async (name, sku) => {
    expect(await match(name)).toMatchObject({ matched: [{ sku, name: `Named ${sku}` }], refused: [] });
  });

  it.each([
    ['KR-BREAD.jpg', 'No product has the SKU or barcode “KR-BREAD”'],
    ['GONE.jpg', 'The product with the SKU “GONE” was deleted'],
    ['GONE-2.jpg', 'The product with the SKU “GONE” was deleted'],
    ['ATTA-5.jpg', 'The product with the SKU “ATTA-5” was deleted'],
    ['SHOP-78.jpg', expect.stringMatching(/^It could be for (GHEE or CURD|CURD or GHEE)\./)],
    ['5012345678900.jpg', expect.stringMatching(/^It could be for (5012345678900 or SOAP|SOAP or 5012345678900)\./)],
    ['1234567-1.jpg', 'It could be for 12345671 or 1234567. Rename it or its folder.'],
    ['SALT 2.jpg', 'It could be for SALT-2 or SALT. Rename it or its folder.'],
    ['KR-MILK-organic.jpg', 'No product has the SKU or barcode “KR-MILK-organic”'],
    ['KR-MILK-250.jpg', 'No product has the SKU or barcode “KR-MILK-250”'],
    ['KR-MILK2.jpg', 'No product has the SKU or barcode “KR-MILK2”'],
    ['123456.jpg', 'No product has the SKU or barcode “123456”'],
    ["'; DROP TABLE products; --.jpg", "No product has the SKU or barcode “'; DROP TABLE products; --”"],
    ['KR-MILK/12345670.jpg', 'It could be for 12345670 or KR-MILK. Rename it or its folder.'],
    ['KR-MILK/7.jpg', 'It could be for 7 or KR-MILK. Rename it or its folder.'],
    ['x.jpg', expect.stringMatching(/^It could be for [xX] or [xX]\. Rename/)],
    ['KR-MILK.txt', 'Not a picture'],
    ['KR-MILK/notes.pdf', 'Not a picture'],
    [`KR-MILK${'-'.repeat(400)}1.jpg`, expect.stringMatching(/^No product has the SKU or barcode “KR-MILK-+”$/)],
    ['KR-MILK.zip', 'It’s an archive within the zip. Upload it by itself.'],
  ])('refuses %s', async (name, reason) => {
    expect(await match(name)).toEqual({ matched: [], refused: [{ name, reason }] });
  });

  it('does not read the name of a file with a problem', async () => {
    const file = {
      name: 'KR-MILK.jpg',
      segments: ['KR-MILK.jpg'],
      problem: 'It’s empty',
      read: async () => Buffer.alloc(0),
    };
    const { refused } = await db.$transaction((tx) => matchPictures(tx, [file]));
    expect(refused).toEqual([{ name: 'KR-MILK.jpg', reason: 'It’s empty' }]);
  });

  it('orders the pictures of a product by the number behind the SKU, then by their names', async () => {
    const { matched } = await match(
      'KR-MILK-10.jpg',
      'KR-MILK-2.jpg',
      'KR-MILK.jpg',
      'KR-MILK/b12.jpg',
      'KR-MILK/b3.jpg',
    );
    expect(matched[0]?.files.map(({ name }) => name)).toEqual([
      ...['KR-MILK.jpg', 'KR-MILK/b3.jpg', 'KR-MILK/b12.jpg', 'KR-MILK-2.jpg', 'KR-MILK-10.jpg'],
    ]);
  });

  it('reads a number only behind the SKU', async () => {
    const { matched } = await match('KR-MILK-1.jpg', 'KR-MILK-1-2.jpg', 'KR-MILK-1-1.jpg');
    expect(matched[0]?.files.map(({ name }) => name)).toEqual(['KR-MILK-1.jpg', 'KR-MILK-1-1.jpg', 'KR-MILK-1-2.jpg']);
  });

  it('takes ten pictures of a product', async () => {
    const { matched, refused } = await match(...Array.from({ length: 12 }, (_, at) => `KR-MILK-${at + 1}.jpg`));
    expect(matched).toMatchObject([{ sku: 'KR-MILK-1' }, { sku: 'KR-MILK', files: { length: 10 } }].toReversed());
    expect(refused).toMatchObject([
      { name: 'KR-MILK-12.jpg', reason: 'Too many for KR-MILK: a product has at most 10 pictures' },
    ]);
  });
});
