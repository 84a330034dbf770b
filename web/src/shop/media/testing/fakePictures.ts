import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

interface FakeOptions {
  /** Whether files can be decoded as pictures. */
  isReadable?: boolean;
  /** The types that the canvas writes; it returns PNG for all others. */
  writes?: readonly string[];
}

/** Fakes what jsdom lacks: decoding pictures, of 1200 × 800 pixels, and drawing on a canvas. */
export function fakePictures({ isReadable = true, writes = ['image/webp', 'image/jpeg'] }: FakeOptions = {}) {
  const drawImage = vi.fn();
  const closed = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: closed });
  Object.assign(HTMLImageElement.prototype, {
    decode: () => (isReadable ? Promise.resolve() : Promise.reject(new DOMException('unreadable', 'EncodingError'))),
  });
  const sizes = { naturalWidth: 1200, naturalHeight: 800, offsetWidth: 300, offsetHeight: 200 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, get: () => value });
  }
  const box = { width: 300, height: 200, top: 0, left: 0, right: 300, bottom: 200, x: 0, y: 0, toJSON: () => '' };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage }),
    toBlob: (give: (blob: Blob) => void, type: string) =>
      give(new Blob(['pixels'], { type: writes.includes(type) ? type : 'image/png' })),
  });
  return { drawImage, closed };
}

/** A file as a file input returns it. */
export function pictureFile(type = 'image/jpeg', bytes = 10): File {
  return new File([new Uint8Array(bytes)], 'picture', { type });
}

/** Waits for the cropper and has its picture load. */
export async function waitForCropper(): Promise<void> {
  const cropper = await screen.findByTestId('container');
  const image = cropper.querySelector('img');
  if (image !== null) fireEvent.load(image);
}
