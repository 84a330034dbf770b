import { z } from 'zod';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { optionalTextShape, textShape } from '../../platform/core/text/textShape.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionQuery, listOf, toConnection } from '../../platform/graphql/connection.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { grievanceDeadlines, MAX_GRIEVANCE } from '../../shop/grievances/grievances.ts';
import { GrievanceStatusRef } from '../../shop/grievances/grievanceTicket.schema.ts';
import { grievancePage } from './grievancePage.ts';
import { GrievanceHandledError, GrievanceNotFoundError, handleGrievance } from './handleGrievance.ts';

const GrievanceRef = builder.prismaNode('Grievance', {
  description: 'A complaint to the grievance officer, with its two legal limits.',
  ...staffNode('customers', 'The public id, `grv_…`.'),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'What people read and say; it counts up.' }),
    name: t.exposeString('name', { description: 'Who complains.' }),
    email: t.exposeString('email', { description: 'Where the answers go; empty for a deleted account.' }),
    mobile: t.exposeString('mobile', { nullable: true, description: 'The telephone number, if it was given.' }),
    orderNumber: t.exposeInt('orderNumber', { nullable: true, description: 'The order, as it was typed.' }),
    orderId: t.id({
      nullable: true,
      description: 'The order, if it is one of the account’s; null for others.',
      select: { orderId: true },
      resolve: ({ orderId }) => orderId && encodeId('Order', orderId),
    }),
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    body: t.exposeString('body', { description: 'The complaint, which may have line breaks.' }),
    status: t.expose('status', { type: GrievanceStatusRef, description: 'How far it is.' }),
    note: t.exposeString('note', { nullable: true, description: 'What the shopper was answered.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was filed.' }),
    acknowledgedAt: t.expose('acknowledgedAt', { type: 'DateTime', nullable: true, description: 'Null until then.' }),
    resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true, description: 'Null until then.' }),
    acknowledgeBy: t.field({
      type: 'DateTime',
      description: '48 hours after it was filed.',
      select: { createdAt: true },
      resolve: ({ createdAt }) => grievanceDeadlines(createdAt).acknowledgeBy,
    }),
    resolveBy: t.field({
      type: 'DateTime',
      description: 'One month after it was filed.',
      select: { createdAt: true },
      resolve: ({ createdAt }) => grievanceDeadlines(createdAt).resolveBy,
    }),
  }),
});

const GRIEVANCE_CONNECTION = listOf('Grievance', GrievanceRef, ['A complaint', 'complaints']);

builder.queryField('grievances', (t) =>
  t.connection(
    {
      type: GrievanceRef,
      nullable: true,
      description:
        'The open complaints, the nearest limit first, or the resolved ones, newest first. Needs the permission `CUSTOMERS`.',
      authScopes: { customers: true },
      args: { isResolved: t.arg.boolean({ required: true, description: 'Which of the two.' }) },
      resolve: async (_root, { isResolved, ...args }, context, info) => {
        requirePermission(requireViewer(context.authentication), 'CUSTOMERS');
        const { column, list, page } = grievancePage(args, isResolved);
        const columns = { id: true, dueAt: true, resolvedAt: true };
        const query = connectionQuery({ context, info, typeName: 'Grievance' }, columns);
        return toConnection(await db.grievance.findMany({ ...query, ...page }), args, {
          keysOf: (row) => [Number(row[column]), row.id],
          nodeOf: (row) => row,
          totalCount: () => db.grievance.count({ where: list }),
        });
      },
    },
    ...GRIEVANCE_CONNECTION,
  ),
);

const grievance = payloadFields('Grievance', 'grievanceId', (query) => db.grievance.findUniqueOrThrow(query));

userErrorType(GrievanceHandledError, (t) => ({
  grievance: t.field(grievance.row(GrievanceRef, 'The complaint as it is now.')),
}));

const payload = grievance.rowPayload('grievance', GrievanceRef, 'The complaint as it is now.');
const errors = { types: [InvalidInputError, GrievanceNotFoundError, GrievanceHandledError] };
const NOTE = 'Answer';
const NO_NOTE = 'Tell the shopper what you did';

builder.mutationFields((t) => {
  const grievanceId = t.input.globalID({ for: GrievanceRef, required: true, description: 'The complaint.' });
  return {
    grievanceAcknowledge: t.fieldWithInput({
      description: 'Tells the person who complained that the shop looks into it. Needs the permission `CUSTOMERS`.',
      type: payload('GrievanceAcknowledgePayload', 'The complaint is acknowledged.'),
      authScopes: { customers: true },
      errors,
      typeOptions: { validate: z.looseObject({ note: optionalTextShape(NOTE, MAX_GRIEVANCE.note) }) },
      input: { grievanceId, note: t.input.string({ description: 'A first answer, which is mailed; null for none.' }) },
      resolve: (_root, { input }, { authentication }) =>
        handleGrievance(
          requireViewer(authentication),
          { grievanceId: input.grievanceId.id, to: 'ACKNOWLEDGED', note: input.note ?? null },
          new Date(),
        ),
    }),
    grievanceResolve: t.fieldWithInput({
      description: 'Closes a complaint with an answer, which is mailed. Needs the permission `CUSTOMERS`.',
      type: payload('GrievanceResolvePayload', 'The complaint is resolved.'),
      authScopes: { customers: true },
      errors,
      typeOptions: { validate: z.looseObject({ note: textShape(NOTE, MAX_GRIEVANCE.note, NO_NOTE) }) },
      input: { grievanceId, note: t.input.string({ required: true, description: 'The answer.' }) },
      resolve: (_root, { input }, { authentication }) =>
        handleGrievance(
          requireViewer(authentication),
          { grievanceId: input.grievanceId.id, to: 'RESOLVED', note: input.note },
          new Date(),
        ),
    }),
  };
});
