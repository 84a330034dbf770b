import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { userErrorType } from '../graphql/userErrorType.schema.ts';
import { textShape } from '../core/text/textShape.ts';
import { InvalidInputError } from '../core/errors/userError.ts';
import { requireViewer } from '../core/viewer.ts';
import { TooManyAttemptsError } from '../limits/tooManyAttempts.ts';
import { InvalidPictureError } from './invalidPicture.ts';
import { PictureRef } from './picture.schema.ts';
import type { StoredPicture } from './storePicture.ts';
import { uploadPicture } from './uploadPicture.ts';

const InvalidPictureReasonRef = builder.enumType('InvalidPictureReason', {
  description: 'The reason why a picture was refused.',
  values: {
    WRONG_TYPE: { description: 'The content of the file is not JPEG, PNG, WebP, AVIF or GIF.' },
    TOO_LARGE: { description: 'The file has too many bytes or pixels.' },
    UNREADABLE: { description: 'The file is damaged or incomplete.' },
    NOT_STORED: { description: 'The file is valid, but storing it failed.' },
  },
});

userErrorType(InvalidPictureError, (t) => ({
  reason: t.expose('reason', { type: InvalidPictureReasonRef, description: 'The reason, for programs.' }),
}));

const PictureUploadPayload = builder.objectRef<StoredPicture>('PictureUploadPayload').implement({
  description: 'The picture was stored.',
  fields: (t) => ({
    picture: t.prismaField({
      type: PictureRef,
      description: 'The picture; its id is an input of other mutations.',
      resolve: (query, { pictureId }) => db.picture.findUniqueOrThrow({ ...query, where: { id: pictureId } }),
    }),
    byteSize: t.exposeInt('byteSize', { description: 'The size of the stored file in bytes.' }),
  }),
});

builder.mutationField('pictureUpload', (t) =>
  t.fieldWithInput({
    description:
      'Stores a picture for the catalogue, or a logo for the setting `logo`: upright, at most 1536 pixels wide and high, and without metadata. Use its id in ' +
      '`categoryCreate`, `productUpdate` and the like; a picture that no object uses is deleted after a day. Needs the permission `CATALOGUE` or `SETTINGS`.',
    type: PictureUploadPayload,
    authScopes: { catalogue: true, settings: true },
    errors: { types: [InvalidInputError, InvalidPictureError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ alt: textShape('Description', 200) }) },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG, WebP, AVIF or GIF file of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5). It is displayed whole, on a white square.',
      }),
      alt: t.input.string({
        required: true,
        description: 'The text alternative for people who do not see the picture; at most 200 characters.',
      }),
    },
    resolve: (_root, { input }, { authentication, caller, pictures }) =>
      uploadPicture(requireViewer(authentication), input, { throttle: caller.throttle, pictures }),
  }),
);
