import { z } from 'zod';
import type { FragmentOf } from 'gql.tada';
import { absoluteUrl, uploadData, userData } from '../dataShapes.ts';
import { text } from '../fields.ts';
import { FAILURE, graphql, mutationOf } from '../restDocument.ts';
import { restRoute } from '../restRoute.ts';
import { RestFailure } from '../restFailure.ts';

/** The viewer's own account under the names and in the order of its fields in REST. */
export const USER = graphql(`
  fragment RestUser on User @_unmask {
    _id: id
    name
    email
    avatar {
      url(width: 192)
    }
    mobile
    verify_email: isEmailVerified
    last_login_date: lastLoginAt
    status
    role
    createdAt
    updatedAt
  }
`);

const STATUSES = { ACTIVE: 'Active', INACTIVE: 'Inactive', SUSPENDED: 'Suspended' } as const;

/** A user in the REST shape. Pickers and riders have the role USER there. */
export function userView(user: FragmentOf<typeof USER>, publicUrl: string): z.input<typeof userData> {
  return {
    ...user,
    avatar: user.avatar ? absoluteUrl(user.avatar.url, publicUrl) : '',
    mobile: user.mobile ?? '',
    status: STATUSES[user.status],
    role: user.role === 'ADMIN' ? 'ADMIN' : 'USER',
  };
}

/** The viewer. @throws RestFailure 401 when the account was deleted concurrently */
export function requireUser<Person>(viewer: Person | null): Person {
  if (viewer === null) throw new RestFailure(401, 'Please Login');
  return viewer;
}

const AVATAR = graphql(mutationOf('avatarUpload', 'viewer { ...RestUser }'), [FAILURE, USER]);

const PROFILE = graphql(mutationOf('profileUpdate', 'viewer { ...RestUser }'), [FAILURE, USER]);

const PICTURE = graphql(mutationOf('pictureUpload', 'byteSize picture { id width height url(width: 768) }'), [FAILURE]);

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
    description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB; it is encoded again, without its metadata.',
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
    variables: ({ body }) => ({ input: { ...body, mobile: body.mobile || undefined } }),
    message: 'Updated successfully',
    data: userData,
    answer: ({ profileUpdate }, { publicUrl }) => ({ data: userView(profileUpdate.viewer, publicUrl) }),
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
      return { data: { url, secure_url: url, public_id: id, width, height, format: 'webp' as const, bytes: byteSize } };
    },
  }),
];
