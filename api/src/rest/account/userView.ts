import type { FragmentOf } from 'gql.tada';
import type { z } from 'zod';
import { absoluteUrl } from '../absoluteUrl.ts';
import type { userData } from '../dataShapes.ts';
import { graphql } from '../graphql.ts';
import { RestFailure } from '../restFailure.ts';

/** The fields of the viewer's own account. */
export const USER = graphql(`
  fragment RestUser on User @_unmask {
    id
    name
    email
    mobile
    role
    status
    isEmailVerified
    lastLoginAt
    createdAt
    updatedAt
    avatar {
      url(width: 192)
    }
  }
`);

const STATUSES = { ACTIVE: 'Active', INACTIVE: 'Inactive', SUSPENDED: 'Suspended' } as const;

/** A user in the REST shape. Pickers and riders have the role USER there. */
export function userView(user: FragmentOf<typeof USER>, publicUrl: string): z.input<typeof userData> {
  const { id, name, email, createdAt, updatedAt } = user;
  return {
    _id: id,
    name,
    email,
    avatar: user.avatar ? absoluteUrl(user.avatar.url, publicUrl) : '',
    mobile: user.mobile ?? '',
    verify_email: user.isEmailVerified,
    last_login_date: user.lastLoginAt,
    status: STATUSES[user.status],
    role: user.role === 'ADMIN' ? 'ADMIN' : 'USER',
    createdAt,
    updatedAt,
  };
}

/** The viewer. @throws RestFailure 401 when the account was deleted concurrently */
export function requireUser<Person>(viewer: Person | null): Person {
  if (viewer === null) throw new RestFailure(401, 'Please Login');
  return viewer;
}
