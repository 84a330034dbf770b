import { builder } from '../../../platform/graphql/builder.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { InvalidPictureError } from '../../../platform/media/receivePicture.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { deleteAvatar } from './replaceAvatar.ts';
import { setAvatar } from './setAvatar.ts';
import { viewerPayload } from './viewerPayload.schema.ts';

const AvatarUploadPayload = viewerPayload('AvatarUploadPayload', 'The picture is the avatar of the viewer.');
const AvatarDeletePayload = viewerPayload('AvatarDeletePayload', 'The viewer has no avatar.');

builder.mutationFields((t) => ({
  avatarUpload: t.fieldWithInput({
    description:
      'Stores a picture as the avatar of the viewer, and deletes the former avatar. The stored picture is upright, at most 1536 ' +
      'pixels wide and high, and has no metadata, such as the place of a photo. For all logged-in users.',
    type: AvatarUploadPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidPictureError, TooManyAttemptsError] },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG, WebP, AVIF or GIF file of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5). It is cropped to its middle square.',
      }),
    },
    resolve: async (_root, { input }, { authentication, caller, pictures }) => {
      const viewer = requireViewer(authentication);
      await setAvatar(viewer, input.picture, { throttle: caller.throttle, pictures });
      return viewer;
    },
  }),
  avatarDelete: t.field({
    description: 'Deletes the avatar of the viewer. Repeating it changes nothing. For all logged-in users.',
    type: AvatarDeletePayload,
    authScopes: { shopper: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireViewer(authentication);
      await deleteAvatar(viewer);
      return viewer;
    },
  }),
}));
