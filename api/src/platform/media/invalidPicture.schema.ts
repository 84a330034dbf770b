import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { InvalidPictureError } from './invalidPicture.ts';

const InvalidPictureReasonRef = builder.enumType('InvalidPictureReason', {
  description: 'The reason why a picture was refused.',
  values: {
    WRONG_TYPE: { description: 'The content of the file is not JPEG, PNG, WebP, AVIF or GIF.' },
    TOO_LARGE: { description: 'The file has too many bytes or pixels.' },
    UNREADABLE: { description: 'The file is damaged or incomplete.' },
    NOT_STORED: { description: 'The file is valid, but storing it failed.' },
  },
});

builder.objectType(InvalidPictureError, {
  name: 'InvalidPictureError',
  description:
    'The picture was refused: its type is not supported, it is too large or unreadable, or storing it failed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    reason: t.expose('reason', { type: InvalidPictureReasonRef, description: 'The reason, for programs.' }),
  }),
});
