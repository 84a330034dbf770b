import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { requireViewer, type Viewer } from '../graphql/viewer.ts';
import { InvalidPictureError } from '../media/invalidPicture.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { removeAvatar } from './removeAvatar.ts';
import { setAvatar } from './setAvatar.ts';
import { UserRef } from './user.schema.ts';

const AvatarUploadPayload = builder.objectRef<Viewer>('AvatarUploadPayload').implement({
  description: 'The picture is the avatar now.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: UserRef,
      description: 'The person with their new avatar.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

const AvatarRemovePayload = builder.objectRef<Viewer>('AvatarRemovePayload').implement({
  description: 'There is no avatar any more.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: UserRef,
      description: 'The person without an avatar.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  avatarUpload: t.fieldWithInput({
    description:
      'Makes a picture the avatar of the person who asks; the former one is deleted. It is stored upright, at most 1536 ' +
      'pixels wide and high, and without what the file says about itself, such as where a photo was taken.',
    type: AvatarUploadPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidPictureError, TooManyAttemptsError] },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG, WebP or AVIF file of at most 5 MB and 50 megapixels (AVIF: 12). It is shown as a square.',
      }),
    },
    resolve: async (_root, { input }, { authentication, caller, pictures }) => {
      const viewer = requireViewer(authentication);
      await setAvatar(viewer, input.picture, { throttle: caller.throttle, pictures });
      return viewer;
    },
  }),
  avatarRemove: t.field({
    description: 'Deletes the avatar of the person who asks. Asking again does no harm.',
    type: AvatarRemovePayload,
    authScopes: { shopper: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireViewer(authentication);
      await removeAvatar(viewer);
      return viewer;
    },
  }),
}));
