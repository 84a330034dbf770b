import { describe, expect, it } from 'vitest';
import { previewUrl } from '../../../platform/media/pictureUrl.ts';
import { absolutePictureUrl, parsePictureUrl } from './pictureUrls.ts';

const SHOP = 'https://shop.example';
const read = (address: string) => parsePictureUrl(address, SHOP);

describe('parsePictureUrl', () => {
  it.each([
    { key: 'abc-1', cloud: null },
    { key: 'abc-1', cloud: 'kirana_cloud' },
  ])('recognises the shop’s own picture %j by its URL in an export, and that of its preview', (picture) => {
    expect(read(absolutePictureUrl(picture, SHOP))).toMatchObject({ kind: 'own', ...picture });
    expect(read(new URL(previewUrl(picture), SHOP).href)).toMatchObject({ kind: 'own', ...picture });
  });

  it('treats any other URL as external, without its fragment', () => {
    expect(read('HTTP://Images.Example:80/a b.jpg?x=1#top')).toEqual({
      kind: 'external',
      url: 'http://images.example/a%20b.jpg?x=1',
    });
  });

  it.each([
    ['images/a.jpg', 'its address must start with http:// or https://'],
    ['ftp://images.example/a.jpg', 'its address must start with http:// or https://'],
    ['file:///etc/passwd', 'its address must start with http:// or https://'],
    ['javascript:alert(1)', 'its address must start with http:// or https://'],
    ['http://user:pw@images.example/a.jpg', 'its address contains a password'],
    ['http://images.example:22/a.jpg', 'its address uses a port other than 80 or 443'],
    [`https://images.example/${'a'.repeat(2000)}`, 'its address has more than 2,000 characters'],
  ])('refuses %s', (address, reason) => {
    expect(read(address)).toEqual({ kind: 'invalid', reason });
  });
});
