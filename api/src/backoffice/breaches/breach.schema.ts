import { z } from 'zod';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { decodeIdOf, encodeId } from '../../platform/core/publicId.ts';
import { optionalTextShape, textShape } from '../../platform/core/text/textShape.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { BreachChangedError, boardReportDueAt, MAX_BREACH, recordBreach } from './breaches.ts';

/** More than a shop has in its life, one hopes. */
const SHOWN = 100;

const WITH_ENTRIES = {
  include: {
    entries: { orderBy: { number: 'desc' }, take: SHOWN, include: { author: { select: { name: true } } } },
  },
} as const;

type FoundBreach = Prisma.BreachGetPayload<typeof WITH_ENTRIES>;
type FoundEntry = FoundBreach['entries'][number];

const BreachEntryRef = builder.objectRef<FoundEntry>('BreachEntry').implement({
  description: 'What was known of a breach at a time. Entries never change.',
  authScopes: { settings: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counts up from 1.' }),
    title: t.exposeString('title', { description: 'What happened, in a few words.' }),
    discoveredAt: t.expose('discoveredAt', { type: 'DateTime', description: 'When the shop became aware of it.' }),
    description: t.exposeString('description', { description: 'What happened, when, where and how far.' }),
    data: t.exposeString('data', { description: 'The kinds of data.' }),
    peopleCount: t.exposeInt('peopleCount', { nullable: true, description: 'How many people; null: not known yet.' }),
    consequences: t.exposeString('consequences', { description: 'What it may mean for them; empty: not known yet.' }),
    measures: t.exposeString('measures', { description: 'What was done; empty: nothing yet.' }),
    boardToldAt: t.expose('boardToldAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the Data Protection Board was told; null until then.',
    }),
    boardReportedAt: t.expose('boardReportedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the Board got the detailed report; null until then.',
    }),
    peopleToldAt: t.expose('peopleToldAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the people concerned were told; null until then.',
    }),
    author: t.string({ description: 'The name of who wrote it.', resolve: ({ author }) => author.name }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const BreachRef = builder.objectRef<FoundBreach>('Breach').implement({
  description: 'A breach of personal data in the register of the shop.',
  authScopes: { settings: true },
  fields: (t) => ({
    id: t.id({ description: 'The public id, `breach_…`.', resolve: ({ id }) => encodeId('Breach', id) }),
    number: t.exposeInt('number', { description: 'What people read and say; it counts up.' }),
    boardReportDueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: '72 hours after the shop became aware of it; null once the report is in.',
      resolve: ({ entries: [last] }) =>
        last && last.boardReportedAt === null ? boardReportDueAt(last.discoveredAt) : null,
    }),
    entries: t.field({
      type: [BreachEntryRef],
      description: `What was known of it, newest first, at most ${SHOWN}.`,
      resolve: ({ entries }) => entries,
    }),
  }),
});

builder.queryField('breaches', (t) =>
  t.field({
    type: [BreachRef],
    nullable: true,
    description: `The register of breaches of personal data, newest first, at most ${SHOWN}. Needs the permission \`SETTINGS\`.`,
    authScopes: { settings: true },
    resolve: () => db.breach.findMany({ ...WITH_ENTRIES, orderBy: { number: 'desc' }, take: SHOWN }),
  }),
);

const BreachRecordPayload = builder.objectRef<{ breachId: string }>('BreachRecordPayload').implement({
  description: 'The entry is added.',
  fields: (t) => ({
    breach: t.field({
      type: BreachRef,
      description: 'The breach with the entry.',
      resolve: ({ breachId }) => db.breach.findUniqueOrThrow({ ...WITH_ENTRIES, where: { id: breachId } }),
    }),
  }),
});

const past = z
  .date()
  .nullish()
  .refine((moment) => moment == null || moment <= new Date(), 'This is in the future');

const FACTS = z.looseObject({
  title: textShape('The title', MAX_BREACH.title, 'Enter what happened, in a few words'),
  discoveredAt: past,
  description: textShape('The description', MAX_BREACH.text, 'Describe what happened'),
  data: textShape('The data', MAX_BREACH.text, 'Enter which data'),
  peopleCount: z.number().int().min(0, 'Enter a whole number').max(2_000_000_000, 'Enter a smaller number').nullish(),
  consequences: optionalTextShape('The consequences', MAX_BREACH.text),
  measures: optionalTextShape('The measures', MAX_BREACH.text),
  ...{ boardToldAt: past, boardReportedAt: past, peopleToldAt: past },
});

builder.mutationField('breachRecord', (t) =>
  t.fieldWithInput({
    description:
      'Adds an entry to a breach in the register, or a new breach; earlier entries stay. Name no person in it. Needs the permission `SETTINGS`.',
    type: BreachRecordPayload,
    authScopes: { settings: true },
    errors: { types: [InvalidInputError, BreachChangedError] },
    typeOptions: { validate: FACTS },
    input: {
      breachId: t.input.id({ description: 'The breach; null for a new one.' }),
      entry: t.input.int({ description: 'The number of the last entry that the editor saw, of a breach.' }),
      title: t.input.string({ required: true, description: `Up to ${MAX_BREACH.title} characters.` }),
      discoveredAt: t.input.field({
        type: 'DateTime',
        required: true,
        description: 'When the shop became aware of it.',
      }),
      description: t.input.string({ required: true, description: `Up to ${MAX_BREACH.text} characters.` }),
      data: t.input.string({ required: true, description: 'The kinds of data.' }),
      peopleCount: t.input.int({ description: 'How many people; null: not known yet.' }),
      consequences: t.input.string({ description: 'What it may mean for them.' }),
      measures: t.input.string({ description: 'What was done.' }),
      boardToldAt: t.input.field({ type: 'DateTime', description: 'When the Board was told.' }),
      boardReportedAt: t.input.field({ type: 'DateTime', description: 'When the Board got the detailed report.' }),
      peopleToldAt: t.input.field({ type: 'DateTime', description: 'When the people concerned were told.' }),
    },
    resolve: (_root, { input: { breachId, entry, ...given } }, { authentication }) => {
      const seen = breachId == null ? null : { breachId: decodeIdOf('Breach', breachId), entry: entry ?? 0 };
      const facts = {
        ...given,
        peopleCount: given.peopleCount ?? null,
        consequences: given.consequences ?? '',
        measures: given.measures ?? '',
        boardToldAt: given.boardToldAt ?? null,
        boardReportedAt: given.boardReportedAt ?? null,
        peopleToldAt: given.peopleToldAt ?? null,
      };
      return recordBreach(requireViewer(authentication), seen, { facts, now: new Date() });
    },
  }),
);
