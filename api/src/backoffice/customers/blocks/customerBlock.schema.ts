import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../platform/audit/audit.schema.ts';
import type { UserBlockKind } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CustomerRef } from '../customer.schema.ts';

const SHOWN_BLOCKS = 20;

/** What a customer can be blocked from. */
export const CustomerBlockKindRef = builder.enumType('CustomerBlockKind', {
  description: 'What a customer is blocked from.',
  values: {
    CASH_ON_DELIVERY: { description: 'Ordering with cash on delivery.' },
    ACCOUNT: { description: 'Logging in: the account is suspended.' },
  } satisfies Record<UserBlockKind, object>,
});

const CustomerBlockRef = builder.prismaObject('UserBlock', {
  variant: 'CustomerBlock',
  description:
    'A block of a customer, in force until it is lifted. The customer reads neither its reason nor its author.',
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: CustomerBlockKindRef, description: 'What it blocks.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why, for staff; null for an account that was suspended by `userSuspend`.',
    }),
    author: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who placed it; null for a deleted account.',
      select: { author: ACTOR_SELECTION },
      resolve: ({ author }) => actorOf(author),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    liftedAt: t.expose('liftedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was lifted; null while it is in force.',
    }),
    liftedBy: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who lifted it; null while it is in force and for a deleted account.',
      select: { liftedBy: ACTOR_SELECTION },
      resolve: ({ liftedBy }) => actorOf(liftedBy),
    }),
  }),
});

const IN_FORCE = { blocks: { where: { liftedAt: null }, select: { kind: true } } } as const;

builder.prismaObjectFields(CustomerRef, (t) => ({
  isSuspended: t.boolean({
    description: 'Whether the account is suspended.',
    select: { status: true },
    resolve: ({ status }) => status === 'SUSPENDED',
  }),
  isCashOnDeliveryBlocked: t.boolean({
    description: 'Whether the customer is blocked from ordering with cash on delivery.',
    select: IN_FORCE,
    resolve: ({ blocks }) => blocks.some(({ kind }) => kind === 'CASH_ON_DELIVERY'),
  }),
  blocks: t.relation('blocks', {
    type: CustomerBlockRef,
    description: `The blocks, newest first, with those that were lifted; at most ${SHOWN_BLOCKS}.`,
    query: { orderBy: { id: 'desc' }, take: SHOWN_BLOCKS },
  }),
}));
