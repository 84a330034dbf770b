import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { UserRef } from './user.schema.ts';

/** A payload whose one field is the person as they are now. */
export function viewerPayload(name: string, description: string) {
  return builder.objectRef<{ userId: string }>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.prismaField({
        type: UserRef,
        description: 'The person as they are now.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });
}
