import { describe, expect, it } from 'vitest';
import { checkPictureFile } from './checkPictureFile.ts';

const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'picture', { type });

describe('checkPictureFile', () => {
  it('takes photographs as phones make them', () => {
    expect(checkPictureFile(file('image/jpeg', 40 * 1024 * 1024))).toBeNull();
    expect(checkPictureFile(file('image/avif', 10))).toBeNull();
  });

  it('says that a larger one is too large', () => {
    expect(checkPictureFile(file('image/png', 40 * 1024 * 1024 + 1))).toBe('This picture is larger than 40 MB');
  });

  it.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('names what it takes instead of %s', (type) => {
    expect(checkPictureFile(file(type, 10))).toBe('Choose a JPEG, PNG, WebP or AVIF picture');
  });
});
