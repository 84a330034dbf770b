import { describe, expect, it } from 'vitest';
import { acceptedPictureTypes, unreadableReason, validatePictureFile } from './validatePictureFile.ts';

const file = (type: string, bytes: number, name = 'picture') => new File([new Uint8Array(bytes)], name, { type });
const HEIC =
  'HEIC photos aren’t supported. On an iPhone, choose Settings → Camera → Formats → Most Compatible, or save it as a JPEG.';

describe('validatePictureFile', () => {
  it('accepts photographs of phones', () => {
    expect(validatePictureFile(file('image/jpeg', 40 * 1024 * 1024))).toBeNull();
    expect(validatePictureFile(file('image/avif', 10))).toBeNull();
  });

  it('says that a larger one is too large', () => {
    expect(validatePictureFile(file('image/png', 40 * 1024 * 1024 + 1))).toBe('This picture is larger than 40 MB');
  });

  it('says why a drawing is rejected', () => {
    expect(validatePictureFile(file('image/svg+xml', 10))).toBe(
      'SVG files aren’t supported. Save it as a PNG and choose that.',
    );
  });

  it.each([
    ['image/heic', 'IMG_1.HEIC'],
    ['image/heif', 'photo'],
    ['', 'IMG_1.HEIC'],
    ['', 'a.heif'],
  ])('leaves an HEIC photo (%s, %s) to the browser, and says the way out when it reads none', (type, name) => {
    expect(validatePictureFile(file(type, 10, name))).toBeNull();
    expect(unreadableReason(file(type, 10, name))).toBe(HEIC);
  });

  it('leaves other pictures to the browser', () => {
    expect(validatePictureFile(file('image/bmp', 10))).toBeNull();
    expect(unreadableReason(file('image/bmp', 10))).toBe('Choose a JPEG, PNG, WebP or AVIF picture');
    expect(unreadableReason(file('image/jpeg', 10))).toMatch(/can’t read this picture.*save it as a JPEG/);
  });

  it('has file inputs lead phones to JPEG', () => {
    expect(acceptedPictureTypes.join()).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif');
  });

  it.each(['application/pdf', 'text/html', 'heic', ''])('names the accepted types for %s', (type) => {
    expect(validatePictureFile(file(type, 10))).toBe('Choose a JPEG, PNG, WebP or AVIF picture');
  });
});
