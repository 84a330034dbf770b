import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { InvalidPictureError } from './invalidPicture.ts';

const PictureTroubleRef = builder.enumType('PictureTrouble', {
  description: 'Why a picture was not taken.',
  values: {
    WRONG_TYPE: { description: 'It is no JPEG, PNG, WebP or AVIF file, by its content.' },
    TOO_LARGE: { description: 'It has too many bytes or pixels.' },
    UNREADABLE: { description: 'It is damaged, or did not arrive whole.' },
    NOT_STORED: { description: 'It is good, but could not be stored just now.' },
  },
});

builder.objectType(InvalidPictureError, {
  name: 'InvalidPictureError',
  description:
    'The file was not taken: it is no picture of a kind that the shop takes, it is too large, or it could not be stored.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    reason: t.expose('reason', { type: PictureTroubleRef, description: 'Which of it, for programs.' }),
  }),
});
