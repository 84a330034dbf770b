import { describe, expect, it } from 'vitest';
import { validatePictureFile } from './validatePictureFile.ts';

const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'picture', { type });

describe('validatePictureFile', () => {
  it('accepts photographs of phones', () => {
    expect(validatePictureFile(file('image/jpeg', 40 * 1024 * 1024))).toBeNull();
    expect(validatePictureFile(file('image/avif', 10))).toBeNull();
  });

  it('says that a larger one is too large', () => {
    expect(validatePictureFile(file('image/png', 40 * 1024 * 1024 + 1))).toBe('This picture is larger than 40 MB');
  });

  it.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('names the accepted types for %s', (type) => {
    expect(validatePictureFile(file(type, 10))).toBe('Choose a JPEG, PNG, WebP or AVIF picture');
  });
});
