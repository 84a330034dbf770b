/** Fixed texts of choosing, cropping and uploading a picture. */
export const texts = {
  wrongType: 'Choose a JPEG, PNG, WebP or AVIF picture',
  unreadable:
    'We can’t read this file as a picture. It may be incomplete: choose the original again, or save it as JPEG and choose that.',
  onlyOne: 'Choose one picture',
  zoomValue: (zoom: number) => `${Math.round(zoom * 100)} percent`,
  ofFile: (fileName: string, message: string) => (fileName === '' ? message : `${fileName}: ${message}`),
  pictures: 'Pictures in their order',
  place: (place: number) => `Picture ${place}`,
  enlarge: (place: number) => `Enlarge picture ${place}`,
  moveLeft: (place: number) => `Move picture ${place} left`,
  moveRight: (place: number) => `Move picture ${place} right`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  removed: (place: number) => `Picture ${place} removed`,
  undoRemove: 'Undo',
  cover: 'Cover',
  coverHint: 'The first picture is the cover. Drag pictures, or use their arrows, to change the order.',
  waiting: 'Waiting',
  preview: 'The picture you chose',
  retry: 'Try again',
} as const;
