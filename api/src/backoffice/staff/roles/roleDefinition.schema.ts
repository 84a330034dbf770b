import { db } from '../../../platform/db/client.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { RoleRef } from '../../../shop/identity/user.schema.ts';
import { PermissionRef } from './permission.schema.ts';
import { MAX_ROLE_DEFINITIONS } from './roleErrors.ts';

/** A role of staff; who has the permission `STAFF` can read it. */
export const RoleDefinitionRef = builder.prismaNode('RoleDefinition', {
  description: 'A role of staff: a name and permissions.',
  id: { field: 'id', description: 'The public id, `role_…`.' },
  nullable: true,
  authScopes: { staff: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).staff ? id : NIL_UUID }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    builtIn: t.expose('builtIn', {
      type: RoleRef,
      nullable: true,
      description: 'Which of the roles that the shop came with it is; null for a role of the shop’s own.',
    }),
    permissions: t.expose('permissions', {
      type: [PermissionRef],
      description: 'What its members may do. The role `ADMIN` has all permissions.',
    }),
    memberCount: t.relationCount('members', { description: 'The number of users with the role.' }),
  }),
});

builder.queryField('roleDefinitions', (t) =>
  t.prismaField({
    type: [RoleDefinitionRef],
    nullable: true,
    description: `The roles of staff: those that the shop came with, then its own by name; at most ${MAX_ROLE_DEFINITIONS}. Needs the permission \`STAFF\`.`,
    authScopes: { staff: true },
    resolve: (query, _root, _args, { authentication }) => {
      requirePermission(requireViewer(authentication), 'STAFF');
      return db.roleDefinition.findMany({
        ...query,
        orderBy: [{ builtIn: { sort: 'asc', nulls: 'last' } }, { name: 'asc' }],
      });
    },
  }),
);
