import { z } from 'zod';
import { actorField } from '../../platform/audit/audit.schema.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { optionalTextShape } from '../../platform/core/text/textShape.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { fromDateColumn } from '../../platform/db/keysetSql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { homePreviewPath } from '../../shop/home/homePage.ts';
import { CollectionRef } from '../../shop/catalogue/collections/collection.schema.ts';
import { COLLECTION_BASE } from '../../shop/catalogue/collections/collections.ts';
import { PictureNotFoundError } from '../catalogue/catalogueErrors.ts';
import { CollectionNotFoundError } from '../catalogue/collections/writeCollection.ts';
import { HomeSectionInput, HomeSectionKindRef, sectionColumns, sectionsShape } from './homeSectionInput.schema.ts';
import {
  createHomeDraft,
  deleteHomeDraft,
  HOME_PAGE_ID,
  HomeDraftChangedError,
  HomeDraftExistsError,
  HomeVersionNotFoundError,
  publishHomeDraft,
  restoreHomeVersion,
  saveHomeDraft,
  unscheduleHomeVersion,
} from './writeHome.ts';

/** The time of a minute of the day, such as `18:30`. */
function timeOf(minute: number | null): string | null {
  if (minute === null) return null;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

builder.prismaObject('HomeSection', {
  name: 'HomeVersionSection',
  description: 'A section of the home page as its editors see it, with the times at which shoppers do.',
  authScopes: { catalogue: true },
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'The public id, `hsec_…`.', resolve: ({ id }) => encodeId('HomeSection', id) }),
    kind: t.expose('kind', { type: HomeSectionKindRef, description: 'What it shows.' }),
    heading: t.exposeString('heading', { nullable: true, description: 'Of a banner.' }),
    text: t.exposeString('text', { nullable: true, description: 'Of a banner.' }),
    link: t.exposeString('link', { nullable: true, description: 'Where a banner leads.' }),
    alt: t.exposeString('alt', { nullable: true, description: 'The text alternative of the pictures of a banner.' }),
    picture: t.relation('picture', { nullable: true, description: 'Of a banner.' }),
    widePicture: t.relation('widePicture', {
      nullable: true,
      description: 'Instead of the other one from 768 pixels on.',
    }),
    collection: t.field({
      type: CollectionRef,
      nullable: true,
      description: 'Of a section that shows one; null when it was deleted.',
      select: { collection: { select: COLLECTION_BASE } },
      resolve: ({ collection }) => collection,
    }),
    startDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day, or null.',
      select: { startsOn: true },
      resolve: ({ startsOn }) => fromDateColumn(startsOn),
    }),
    endDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day, or null.',
      select: { endsOn: true },
      resolve: ({ endsOn }) => fromDateColumn(endsOn),
    }),
    weekdays: t.exposeIntList('weekdays', { description: 'The days of the week, 1 for Monday to 7; empty for all.' }),
    from: t.string({
      nullable: true,
      description: 'The time at which it begins: `18:00`; null for the whole day.',
      select: { fromMinute: true },
      resolve: ({ fromMinute }) => timeOf(fromMinute),
    }),
    until: t.string({
      nullable: true,
      description: 'The time at which it ends; one at or before `from` is on the next day.',
      select: { untilMinute: true },
      resolve: ({ untilMinute }) => timeOf(untilMinute),
    }),
  }),
});

const HomeVersionRef = builder.prismaNode('HomeVersion', {
  description: 'A version of the home page. It never changes once it is published.',
  ...staffNode('catalogue', 'The public id, `hver_…`.'),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counts up from 1.' }),
    note: t.exposeString('note', { nullable: true, description: 'What it is for, for staff.' }),
    revision: t.exposeInt('revision', { description: 'Raised by each change of a draft.' }),
    publishesAt: t.expose('publishesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From when shoppers see it, which may be to come; null for the draft.',
    }),
    isPublished: t.boolean({
      description: 'Whether its time has come.',
      select: { publishesAt: true },
      resolve: ({ publishesAt }) => publishesAt !== null && publishesAt <= new Date(),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    author: t.field(actorField('author', 'Who changed it last; null for the first version and a deleted account.')),
    sections: t.relation('sections', {
      description: 'From top to bottom.',
      query: { orderBy: { position: 'asc' } },
    }),
    previewPath: t.string({
      description: 'The path of a link that shows it to anyone, for a week.',
      select: { id: true },
      resolve: ({ id }, _args, { caller }) => homePreviewPath(id, caller.fingerprint, new Date()),
    }),
  }),
});

/** Enough for the changes of years. */
const SHOWN_VERSIONS = 100;

const ManagedHomePageRef = builder.objectRef<object>('ManagedHomePage').implement({
  description: 'The home page as its editors see it.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    id: t.id({ description: 'The public id, `home_…`.', resolve: () => encodeId('HomePage', HOME_PAGE_ID) }),
    draft: t.prismaField({
      type: HomeVersionRef,
      nullable: true,
      description: 'The version that is being edited; null: none.',
      resolve: (query) => db.homeVersion.findFirst({ ...query, where: { publishesAt: null } }),
    }),
    versions: t.prismaField({
      type: [HomeVersionRef],
      description: `Scheduled and published versions, the latest first; at most ${SHOWN_VERSIONS}. Shoppers see the first one whose time has come.`,
      resolve: (query) =>
        db.homeVersion.findMany({
          ...query,
          where: { publishesAt: { not: null } },
          orderBy: [{ publishesAt: 'desc' }, { number: 'desc' }],
          take: SHOWN_VERSIONS,
        }),
    }),
  }),
});

builder.queryField('managedHomePage', (t) =>
  t.field({
    type: ManagedHomePageRef,
    nullable: true,
    description: 'The versions of the home page. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    resolve: () => ({}),
  }),
);

const homeField = {
  type: ManagedHomePageRef,
  description: 'The home page as it is now.',
  resolve: () => ({}),
} as const;

for (const error of [HomeDraftChangedError, HomeDraftExistsError, HomeVersionNotFoundError])
  userErrorType(error, (t) => ({ homePage: t.field(homeField) }));

const homePayload = (name: string, description: string) =>
  builder.objectRef<object>(name).implement({ description, fields: (t) => ({ homePage: t.field(homeField) }) });

const done = async (change: Promise<void>) => {
  await change;
  return {};
};

const seenOf = ({ draftId, revision }: { draftId: { id: string }; revision: number }) => ({
  versionId: draftId.id,
  revision,
});

builder.mutationFields((t) => {
  const versionId = t.input.globalID({ for: HomeVersionRef, required: true, description: 'The version.' });
  const seen = {
    draftId: t.input.globalID({ for: HomeVersionRef, required: true, description: 'The draft that was read.' }),
    revision: t.input.int({ required: true, description: 'Its revision.' }),
  };
  const authScopes = { catalogue: true };
  return {
    homeDraftCreate: t.fieldWithInput({
      description: 'Begins a draft of the home page with the sections of a version. Needs the permission `CATALOGUE`.',
      type: homePayload('HomeDraftCreatePayload', 'The draft is begun.'),
      authScopes,
      errors: { types: [HomeDraftExistsError, HomeVersionNotFoundError] },
      input: { versionId },
      resolve: (_root, { input }, { authentication }) =>
        done(createHomeDraft(requireViewer(authentication), { versionId: input.versionId.id })),
    }),
    homeDraftSave: t.fieldWithInput({
      description: 'Replaces the sections of the draft, which shoppers do not see. Needs the permission `CATALOGUE`.',
      type: homePayload('HomeDraftSavePayload', 'The draft is saved.'),
      authScopes,
      errors: { types: [InvalidInputError, HomeDraftChangedError, CollectionNotFoundError, PictureNotFoundError] },
      typeOptions: { validate: z.looseObject({ note: optionalTextShape('Note', 100), sections: sectionsShape }) },
      input: {
        ...seen,
        note: t.input.string({ description: 'What the version is for, for staff; at most 100 characters.' }),
        sections: t.input.field({ type: [HomeSectionInput], required: true, description: 'From top to bottom.' }),
      },
      resolve: (_root, { input }, { authentication }) =>
        done(
          saveHomeDraft(requireViewer(authentication), {
            ...seenOf(input),
            note: input.note ?? null,
            sections: input.sections.map(sectionColumns),
          }),
        ),
    }),
    homeDraftDelete: t.fieldWithInput({
      description: 'Deletes the draft of the home page. Needs the permission `CATALOGUE`.',
      type: homePayload('HomeDraftDeletePayload', 'The draft is deleted.'),
      authScopes,
      errors: { types: [HomeDraftChangedError] },
      input: seen,
      resolve: (_root, { input }, { authentication }) =>
        done(deleteHomeDraft(requireViewer(authentication), seenOf(input))),
    }),
    homeDraftPublish: t.fieldWithInput({
      description:
        'Publishes the draft of the home page, at once or at a time to come; shoppers see it from that minute on. Needs the permission `CATALOGUE`.',
      type: homePayload('HomeDraftPublishPayload', 'The draft is published or scheduled.'),
      authScopes,
      errors: { types: [InvalidInputError, HomeDraftChangedError] },
      input: {
        ...seen,
        publishesAt: t.input.field({ type: 'DateTime', description: 'A time to come; by default now.' }),
      },
      resolve: (_root, { input: { publishesAt = null, ...input } }, { authentication }) =>
        done(publishHomeDraft(requireViewer(authentication), { ...seenOf(input), publishesAt }, () => new Date())),
    }),
    homeVersionUnschedule: t.fieldWithInput({
      description: 'Makes a scheduled version the draft again. Needs the permission `CATALOGUE`.',
      type: homePayload('HomeVersionUnschedulePayload', 'The version is the draft.'),
      authScopes,
      errors: { types: [HomeDraftExistsError, HomeVersionNotFoundError] },
      input: { versionId },
      resolve: (_root, { input }, { authentication }) =>
        done(unscheduleHomeVersion(requireViewer(authentication), { versionId: input.versionId.id }, () => new Date())),
    }),
    homeVersionRestore: t.fieldWithInput({
      description: 'Publishes an earlier version again, as a new one. Needs the permission `CATALOGUE`.',
      type: homePayload('HomeVersionRestorePayload', 'The copy is published.'),
      authScopes,
      errors: { types: [HomeVersionNotFoundError] },
      input: { versionId },
      resolve: (_root, { input }, { authentication }) =>
        done(restoreHomeVersion(requireViewer(authentication), { versionId: input.versionId.id }, () => new Date())),
    }),
  };
});
