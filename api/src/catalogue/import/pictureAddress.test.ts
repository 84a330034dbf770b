import { describe, expect, it } from 'vitest';
import { pictureAddress, readPictureAddress } from './pictureAddress.ts';

const SHOP = 'https://shop.example';
const read = (address: string) => readPictureAddress(address, SHOP);

describe('readPictureAddress', () => {
  it.each([
    { key: 'abc-1', cloud: null },
    { key: 'abc-1', cloud: 'kirana_cloud' },
  ])('knows the shop’s own picture %j by the address that an export gives it', (picture) => {
    expect(read(pictureAddress(picture, SHOP))).toMatchObject({ kind: 'own', ...picture });
  });

  it('fetches from anywhere else, and leaves out what comes behind the hash', () => {
    expect(read('HTTP://Images.Example:80/a b.jpg?x=1#top')).toEqual({
      kind: 'foreign',
      url: 'http://images.example/a%20b.jpg?x=1',
    });
  });

  it.each([
    ['images/a.jpg', 'an address begins with http:// or https://'],
    ['ftp://images.example/a.jpg', 'an address begins with http:// or https://'],
    ['file:///etc/passwd', 'an address begins with http:// or https://'],
    ['javascript:alert(1)', 'an address begins with http:// or https://'],
    ['http://user:pw@images.example/a.jpg', 'an address with a password is not fetched'],
    ['http://images.example:22/a.jpg', 'only the ports 80 and 443 are fetched from'],
    [`https://images.example/${'a'.repeat(2000)}`, 'an address has at most 2,000 characters'],
  ])('refuses %s', (address, reason) => {
    expect(read(address)).toEqual({ kind: 'wrong', reason });
  });
});
