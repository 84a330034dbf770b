import type { ConsentNotice } from '@kirana/shared/consent.ts';
import { z } from 'zod';
import { CONSENT_NOTICES, findNotice, noticeVersionShape, recordConsent } from '../../platform/consent/consents.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireSession } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { ConsentPlace, ConsentPurpose, type Consent, type Nominee } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { emailShape, mobileShape, personNameShape } from '../identity/identityShapes.ts';
import { UserRef, viewerAfter, viewerPayload } from '../identity/user.schema.ts';
import { deleteNominee, MAX_RELATIONSHIP, updateNominee } from './nominee.ts';

const ConsentPurposeRef = builder.enumType('ConsentPurpose', {
  description: 'What a person is asked for their consent to.',
  values: { [ConsentPurpose.MARKETING_EMAIL]: { description: 'E-mails with offers and news.' } },
});

const ConsentPlaceRef = builder.enumType('ConsentPlace', {
  description: 'Where a consent was given or withdrawn.',
  values: {
    [ConsentPlace.REGISTRATION]: { description: 'With the new account.' },
    [ConsentPlace.ACCOUNT]: { description: 'In the account.' },
    [ConsentPlace.UNSUBSCRIBE_LINK]: { description: 'By the link of a mail.' },
    [ConsentPlace.ACCOUNT_CLAIM]: {
      description: 'The owner of the address took over an account that someone else had registered.',
    },
    [ConsentPlace.ACCOUNT_DELETION]: { description: 'With the deletion of the account.' },
  },
});

const ConsentNoticeRef = builder.objectRef<ConsentNotice>('ConsentNotice').implement({
  description: 'The text under which a consent is asked for; a version never changes.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Counts up from 1.' }),
    language: t.exposeString('language', { description: 'Of the text, as a tag of BCP 47.' }),
    text: t.exposeString('text', { description: 'What data, for what, and how to stop it.' }),
  }),
});

const ConsentRecordRef = builder.objectRef<Consent>('ConsentRecord').implement({
  description: 'A consent as it was given or withdrawn. Records never change.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counts up from 1 for the purpose.' }),
    isGiven: t.exposeBoolean('isGiven', { description: 'False for a withdrawal.' }),
    place: t.expose('place', { type: ConsentPlaceRef, description: 'Where.' }),
    notice: t.field({
      type: ConsentNoticeRef,
      nullable: true,
      description: 'What was agreed to, as it was shown; null for a withdrawal.',
      resolve: ({ notice: text, noticeVersion: version, language }) =>
        text !== null && version !== null && language !== null ? { text, version, language } : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

/** The most records that an account shows. */
const SHOWN_RECORDS = 100;

/** The records of a user, the newest first: what is in force is the first of a purpose. */
interface ConsentState {
  purpose: ConsentPurpose;
  records: Consent[];
}

const ConsentRef = builder.objectRef<ConsentState>('Consent').implement({
  description: 'A purpose that needs a consent, and whether the user has given it.',
  fields: (t) => ({
    purpose: t.expose('purpose', { type: ConsentPurposeRef, description: 'What for.' }),
    isGiven: t.boolean({
      description: 'Whether it is in force; false before the first.',
      resolve: ({ records }) => records[0]?.isGiven ?? false,
    }),
    notice: t.field({
      type: ConsentNoticeRef,
      description: 'The present notice, to be shown beside the control that gives the consent.',
      resolve: ({ purpose }) => CONSENT_NOTICES[purpose][0],
    }),
    records: t.field({
      type: [ConsentRecordRef],
      description: `What the user has agreed to and taken back, newest first, at most ${SHOWN_RECORDS}.`,
      resolve: ({ records }) => records,
    }),
  }),
});

export const NomineeRef = builder.objectRef<Nominee>('Nominee').implement({
  description: 'Who may exercise the rights of a person after their death or incapacity.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'An e-mail address; null only with a mobile number.',
    }),
    mobile: t.exposeString('mobile', { nullable: true, description: 'A telephone number, as its digits.' }),
    relationship: t.exposeString('relationship', { description: 'Such as `Sister`.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was named.' }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  consents: t.field({
    type: [ConsentRef],
    description: 'Each purpose that needs a consent.',
    select: { consents: { orderBy: [{ createdAt: 'desc' }, { number: 'desc' }], take: SHOWN_RECORDS } },
    resolve: ({ consents }) =>
      Object.values(ConsentPurpose).map((purpose) => ({
        purpose,
        records: consents.filter((record) => record.purpose === purpose),
      })),
  }),
  nominee: t.field({
    type: NomineeRef,
    nullable: true,
    description: 'Who may act for the user; null when no one is named.',
    select: { nominee: true },
    resolve: ({ nominee }) => nominee,
  }),
}));

const CONSENT = z
  .looseObject({
    isGiven: z.boolean(),
    noticeVersion: noticeVersionShape('MARKETING_EMAIL').nullish(),
  })
  .refine(({ isGiven, noticeVersion }) => !isGiven || noticeVersion != null, {
    path: ['noticeVersion'],
    error: 'A consent needs the notice that was shown',
  });

const ConsentUpdatePayload = viewerPayload('ConsentUpdatePayload', 'The consent is given or withdrawn.');
const NomineeUpdatePayload = viewerPayload('NomineeUpdatePayload', 'The nominee is named.');
const NomineeDeletePayload = viewerPayload('NomineeDeletePayload', 'The user has no nominee.');

const NOMINEE = z
  .looseObject({
    name: personNameShape,
    email: emailShape.nullish(),
    mobile: mobileShape.nullish(),
    relationship: textShape('Relationship', MAX_RELATIONSHIP, 'Enter who they are to you'),
  })
  .refine(({ email, mobile }) => email != null || mobile != null, {
    path: ['email'],
    error: 'Enter an email address or a mobile number',
  });

builder.mutationFields((t) => ({
  consentUpdate: t.fieldWithInput({
    description: 'Gives a consent of the viewer, or withdraws it. Repeating it changes nothing. Needs a session.',
    type: ConsentUpdatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError] },
    typeOptions: { validate: CONSENT },
    input: {
      purpose: t.input.field({ type: ConsentPurposeRef, required: true, description: 'What for.' }),
      isGiven: t.input.boolean({ required: true, description: 'False withdraws it.' }),
      noticeVersion: t.input.int({
        description: 'The version of the notice that the person has seen; needed to give it.',
      }),
    },
    resolve: (_root, { input: { purpose, isGiven, noticeVersion } }, { authentication }) =>
      viewerAfter(requireSession(authentication), async ({ userId }) => {
        const notice = isGiven ? findNotice(purpose, noticeVersion ?? 0) : null;
        await db.$transaction((tx) => recordConsent(tx, { userId, purpose, place: 'ACCOUNT', notice }, new Date()));
      }),
  }),
  nomineeUpdate: t.fieldWithInput({
    description:
      'Names who may exercise the rights of the viewer after their death or incapacity, in place of a former nominee. Needs a session.',
    type: NomineeUpdatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError] },
    typeOptions: { validate: NOMINEE },
    input: {
      name: t.input.string({ required: true, description: 'The name.' }),
      email: t.input.string({ description: 'An e-mail address; may be left out beside a mobile number.' }),
      mobile: t.input.string({ description: 'A telephone number in any spelling.' }),
      relationship: t.input.string({
        required: true,
        description: `Such as \`Sister\`, up to ${MAX_RELATIONSHIP} characters.`,
      }),
    },
    resolve: (_root, { input: { name, email, mobile, relationship } }, { authentication }) => {
      const nominee = { name, email: email ?? null, mobile: mobile ?? null, relationship };
      return viewerAfter(requireSession(authentication), (viewer) => updateNominee(viewer, nominee, new Date()));
    },
  }),
  nomineeDelete: t.field({
    description: 'Removes the nominee of the viewer. Repeating it changes nothing. Needs a session.',
    type: NomineeDeletePayload,
    authScopes: { sessionOnly: true },
    resolve: (_root, _args, { authentication }) => viewerAfter(requireSession(authentication), deleteNominee),
  }),
}));
