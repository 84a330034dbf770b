import { builder } from '../graphql/builder.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { InvalidPictureError } from '../media/invalidPicture.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { removeAvatar } from './removeAvatar.ts';
import { setAvatar } from './setAvatar.ts';
import { viewerPayload } from './viewerPayload.ts';

const AvatarUploadPayload = viewerPayload('AvatarUploadPayload', 'The picture is the avatar now.');
const AvatarRemovePayload = viewerPayload('AvatarRemovePayload', 'There is no avatar any more.');

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
          'A JPEG, PNG, WebP or AVIF file of at most 5 MB and 50 megapixels (AVIF, progressive and interlaced ones: 16). It is shown as a square.',
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
