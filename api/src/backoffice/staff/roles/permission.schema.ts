import { builder } from '../../../platform/graphql/builder.ts';
import type { Permission } from '../../../platform/core/permissions.ts';
import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { UserRef } from '../../../shop/identity/user.schema.ts';

export const PermissionRef = builder.enumType('Permission', {
  description: 'What a member of staff may do. Each field for staff names the permission that it needs.',
  values: {
    CATALOGUE: { description: 'Change products, categories, imports, and what the search finds.' },
    ORDERS: {
      description:
        'Read the orders of all shoppers and change their states; with `PICKING` or `DELIVERIES` also those that are assigned to others.',
    },
    REFUNDS: {
      description:
        'Read the orders of all shoppers, refund them, and decide refund requests; with `ORDERS` also cancel those that are paid.',
    },
    REPORTS: { description: 'Read sales, searches, the rules of the search, and the audit log.' },
    SETTINGS: { description: 'Change the settings of the shop and webhooks, and retry background jobs.' },
    STAFF: { description: 'Change staff and roles, suspend accounts, and reset second factors.' },
    PICKING: { description: 'Pack orders.' },
    DELIVERIES: { description: 'Deliver orders.' },
    CUSTOMERS: {
      description:
        'Read all shoppers as customers, with their addresses, orders and refund requests; write notes about them, and block them.',
    },
  } satisfies Record<Permission, object>,
});

builder.prismaObjectFields(UserRef, (t) => ({
  permissions: t.field({
    type: [PermissionRef],
    description:
      "The permissions of the user's role. Shoppers have none, and neither has a member of staff while a required second factor is missing.",
    select: { id: true },
    resolve: ({ id }, _args, { authentication }) => {
      const viewer = viewerOrNull(authentication);
      return viewer?.userId === id ? viewer.permissions : []; // nobody else can read an account
    },
  }),
}));
