import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserRef } from '../user.schema.ts';

/** Declares a payload whose only field is the viewer. */
export function viewerPayload(name: string, description: string) {
  return builder.objectRef<{ userId: string }>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.prismaField({
        type: UserRef,
        description: 'The viewer after the change.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });
}
