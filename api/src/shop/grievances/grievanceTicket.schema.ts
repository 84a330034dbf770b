import { z } from 'zod';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';
import { IdempotencyKeyReusedError, idempotencyKeyShape } from '../../platform/db/claimIdempotencyKey.ts';
import type { Grievance } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../platform/graphql/reportMutations.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { emailShape, mobileShape, personNameShape } from '../identity/identityShapes.ts';
import { UserRef } from '../identity/user.schema.ts';
import { createGrievance, findGrievance, grievanceDeadlines, grievancePath, MAX_GRIEVANCE } from './grievances.ts';

export const GrievanceStatusRef = builder.enumType('GrievanceStatus', {
  description: 'How far a complaint is.',
  values: {
    RECEIVED: { description: 'It waits for the grievance officer.' },
    ACKNOWLEDGED: { description: 'The grievance officer looks into it.' },
    RESOLVED: { description: 'It is answered.' },
  },
});

/** The most complaints of a shopper that a list shows. */
export const SHOWN_GRIEVANCES = 50;

const GrievanceTicketRef = builder.objectRef<Grievance>('GrievanceTicket').implement({
  description: 'A complaint as the person who filed it sees it.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'What people read and say; it counts up.' }),
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    status: t.expose('status', { type: GrievanceStatusRef, description: 'How far it is.' }),
    note: t.exposeString('note', { nullable: true, description: 'What the grievance officer has answered.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was filed.' }),
    acknowledgeBy: t.field({
      type: 'DateTime',
      description: '48 hours after it was filed.',
      resolve: ({ createdAt }) => grievanceDeadlines(createdAt).acknowledgeBy,
    }),
    resolveBy: t.field({
      type: 'DateTime',
      description: 'One month after it was filed.',
      resolve: ({ createdAt }) => grievanceDeadlines(createdAt).resolveBy,
    }),
    path: t.string({
      description: 'The path of a page that shows it to anyone who has the link.',
      resolve: ({ id }, _args, { caller }) => grievancePath(id, caller.fingerprint),
    }),
  }),
});

builder.queryField('grievanceTicket', (t) =>
  t.field({
    type: GrievanceTicketRef,
    nullable: true,
    description: 'The complaint that a signed link shows; null for other links. Public.',
    args: { token: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: (_root, { token }, { caller }) => findGrievance(token, caller.fingerprint),
  }),
);

builder.prismaObjectFields(UserRef, (t) => ({
  grievanceTickets: t.field({
    type: [GrievanceTicketRef],
    description: `The complaints, newest first, at most ${SHOWN_GRIEVANCES}.`,
    select: { grievances: { orderBy: { id: 'desc' }, take: SHOWN_GRIEVANCES } },
    resolve: ({ grievances }) => grievances,
  }),
}));

const GrievanceCreatePayload = builder.objectRef<Grievance>('GrievanceCreatePayload').implement({
  description: 'The complaint is filed.',
  fields: (t) => ({
    grievanceTicket: t.field({ type: GrievanceTicketRef, description: 'It.', resolve: (grievance) => grievance }),
  }),
});

const grievanceShape = z.looseObject({
  name: personNameShape,
  email: emailShape,
  mobile: mobileShape.nullish(),
  orderNumber: z.number().int().min(1).max(2_147_483_647).nullish(),
  subject: textShape('Subject', MAX_GRIEVANCE.subject, 'Enter what it is about'),
  body: textShape('Complaint', MAX_GRIEVANCE.body, 'Tell us what happened'),
  idempotencyKey: idempotencyKeyShape,
});

builder.mutationField('grievanceCreate', (t) =>
  t.fieldWithInput({
    description:
      'Files a complaint to the grievance officer, and mails its number. A visitor without an account may file one too.',
    type: GrievanceCreatePayload,
    authScopes: { public: true },
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [InvalidInputError, IdempotencyKeyReusedError, TooManyAttemptsError] },
    typeOptions: { validate: grievanceShape },
    input: {
      name: t.input.string({ required: true, description: 'The name.' }),
      email: t.input.string({ required: true, description: 'Where the answers go.' }),
      mobile: t.input.string({ description: 'A telephone number, or none.' }),
      orderNumber: t.input.int({ description: 'The order that it is about, or none.' }),
      subject: t.input.string({ required: true, description: `Up to ${MAX_GRIEVANCE.subject} characters.` }),
      body: t.input.string({ required: true, description: `Up to ${MAX_GRIEVANCE.body} characters.` }),
      idempotencyKey: t.input.string({ required: true, description: '8 to 100 characters, one for each complaint.' }),
    },
    resolve: (_root, { input: { mobile, orderNumber, ...input } }, { authentication, caller }) =>
      createGrievance(
        viewerOrNull(authentication),
        { ...input, mobile: mobile ?? null, orderNumber: orderNumber ?? null },
        { caller, now: new Date() },
      ),
  }),
);
