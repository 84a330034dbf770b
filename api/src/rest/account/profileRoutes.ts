import { z } from 'zod';
import { absoluteUrl } from '../absoluteUrl.ts';
import { uploadData, userData } from '../dataShapes.ts';
import { FAILURE } from '../failureFragment.ts';
import { text } from '../fields.ts';
import { graphql } from '../graphql.ts';
import { restRoute } from '../restRoute.ts';
import { USER, userView } from './userView.ts';

const AVATAR = graphql(
  `
    mutation RestAvatarUpload($input: AvatarUploadInput!) {
      avatarUpload(input: $input) {
        ...RestFailure
        ... on AvatarUploadPayload {
          viewer {
            ...RestUser
          }
        }
      }
    }
  `,
  [FAILURE, USER],
);

const PROFILE = graphql(
  `
    mutation RestProfileUpdate($input: ProfileUpdateInput!) {
      profileUpdate(input: $input) {
        ...RestFailure
        ... on ProfileUpdatePayload {
          viewer {
            ...RestUser
          }
        }
      }
    }
  `,
  [FAILURE, USER],
);

const PICTURE = graphql(
  `
    mutation RestPictureUpload($input: PictureUploadInput!) {
      pictureUpload(input: $input) {
        ...RestFailure
        ... on PictureUploadPayload {
          byteSize
          picture {
            id
            width
            height
            url(width: 768)
          }
        }
      }
    }
  `,
  [FAILURE],
);

const MAX_CAPTION = 200;

/** The alternative text of a picture, from its file name; the calls have no other field for it. */
function captionOf(fileName: string): string {
  const words = fileName.replace(/\.\w+$/, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, MAX_CAPTION).toWellFormed() || 'A picture';
}

/** Calls on the profile, and uploads of pictures. */
export const profileRoutes = [
  restRoute({
    method: 'PUT',
    path: 'user/upload-avatar',
    summary: 'Change the picture of the profile',
    description:
      'A JPEG, PNG, WebP or AVIF file of at most 5 MB; it is drawn anew, without what the file says about itself.',
    picture: 'avatar',
    document: AVATAR,
    variables: ({ file }) => ({ input: { picture: file } }),
    message: 'upload profile',
    data: z.object({ _id: z.string(), avatar: z.string() }),
    answer: ({ avatarUpload }, { publicUrl }) => {
      const { _id, avatar } = userView(avatarUpload.viewer, publicUrl);
      return { data: { _id, avatar } };
    },
  }),
  restRoute({
    method: 'PUT',
    path: 'user/update-user',
    summary: 'Change the profile',
    description: 'What is left out stays. A changed e-mail address counts once its owner has opened the mailed link.',
    body: z.object({
      name: text('Name').optional(),
      email: text('Email').optional(),
      mobile: z
        .union([z.string(), z.number().transform(String)], 'Mobile must be text')
        .nullish()
        .meta({ description: 'An empty one, as it is answered where there is none, changes nothing.' }),
    }),
    example: { name: 'Asha', mobile: '9800000000' },
    document: PROFILE,
    variables: ({ body: { name, email, mobile } }) => ({
      input: {
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        ...(mobile && { mobile }),
      },
    }),
    message: 'Updated successfully',
    data: userData,
    answer: ({ profileUpdate }, { publicUrl }) => ({
      data: userView(profileUpdate.viewer, publicUrl),
    }),
  }),
  restRoute({
    method: 'POST',
    path: 'file/upload',
    summary: 'Upload a picture of the catalogue',
    description:
      'A JPEG, PNG, WebP or AVIF file of at most 5 MB. Send the `url` where other calls want an `image`; a picture that nothing shows is deleted after a day. The name of the file is read aloud to those who do not see it.',
    picture: 'image',
    document: PICTURE,
    variables: async ({ file }) => ({
      input: { picture: file, alt: captionOf((await file?.promise)?.filename ?? '') },
    }),
    message: 'Upload done',
    data: uploadData,
    answer: ({ pictureUpload: { picture, byteSize } }, { publicUrl }) => {
      const url = absoluteUrl(picture.url, publicUrl);
      const { id, width, height } = picture;
      return {
        data: { url, secure_url: url, public_id: id, width, height, format: 'webp' as const, bytes: byteSize },
      };
    },
  }),
];
