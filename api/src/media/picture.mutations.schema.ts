import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { textShape } from '../graphql/textShape.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { InvalidPictureError } from './invalidPicture.ts';
import { PictureRef } from './picture.schema.ts';
import type { StoredPicture } from './storePicture.ts';
import { uploadPicture } from './uploadPicture.ts';

const PictureUploadPayload = builder.objectRef<StoredPicture>('PictureUploadPayload').implement({
  description: 'The picture is stored.',
  fields: (t) => ({
    picture: t.prismaField({
      type: PictureRef,
      description: 'The picture, to be named by its id in what shall show it.',
      resolve: (query, { pictureId }) => db.mediaFile.findUniqueOrThrow({ ...query, where: { id: pictureId } }),
    }),
    byteSize: t.exposeInt('byteSize', { description: 'How many bytes are stored.' }),
  }),
});

builder.mutationField('pictureUpload', (t) =>
  t.fieldWithInput({
    description:
      'Stores a picture for the catalogue: upright, at most 1536 pixels wide and high, and without what the file says about ' +
      'itself. Name its id in `categoryAdd` and the like; a picture that nothing shows is deleted after a day. Admins only.',
    type: PictureUploadPayload,
    authScopes: { admin: true },
    errors: { types: [InvalidInputError, InvalidPictureError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ alt: textShape('Description', 200) }) },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG, WebP or AVIF file of at most 5 MB and 50 megapixels (AVIF: 12). It is shown as a square.',
      }),
      alt: t.input.string({
        required: true,
        description: 'What it shows, for those who do not see it; at most 200 characters.',
      }),
    },
    resolve: (_root, { input }, { authentication, caller, pictures }) =>
      uploadPicture(requireViewer(authentication), input, { throttle: caller.throttle, pictures }),
  }),
);
