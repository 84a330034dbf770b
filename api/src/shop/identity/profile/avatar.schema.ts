import { builder } from '../../../platform/graphql/builder.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { InvalidPictureError } from '../../../platform/media/invalidPicture.ts';
import { TooManyAttemptsError } from '../../../platform/limits/tooManyAttempts.ts';
import { deleteAvatar } from './replaceAvatar.ts';
import { viewerPayload } from '../user.schema.ts';
import { setAvatar } from './setAvatar.ts';

const AvatarUploadPayload = viewerPayload('AvatarUploadPayload', 'The picture is the avatar of the viewer.');
const AvatarDeletePayload = viewerPayload('AvatarDeletePayload', 'The viewer has no avatar.');

builder.mutationFields((t) => ({
  avatarUpload: t.fieldWithInput({
    description:
      "Replaces the viewer's avatar. The stored picture is upright, at most 1536 pixels wide and high, and has no metadata.",
    type: AvatarUploadPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidPictureError, TooManyAttemptsError] },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'JPEG, PNG, WebP, AVIF or GIF of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5). Its middle square is stored.',
      }),
    },
    resolve: async (_root, { input }, { authentication, caller, pictures }) => {
      const viewer = requireViewer(authentication);
      await setAvatar(viewer, input.picture, { throttle: caller.throttle, pictures });
      return viewer;
    },
  }),
  avatarDelete: t.field({
    description: "Deletes the viewer's avatar. Repeating it changes nothing.",
    type: AvatarDeletePayload,
    authScopes: { shopper: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireViewer(authentication);
      await deleteAvatar(viewer);
      return viewer;
    },
  }),
}));
