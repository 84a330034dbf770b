import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { InvalidPictureError } from './invalidPicture.ts';

builder.objectType(InvalidPictureError, {
  name: 'InvalidPictureError',
  description:
    'The file was not taken: it is no picture of a kind that the shop takes, it is too large, or it could not be stored.',
  interfaces: [ErrorInterface],
});
