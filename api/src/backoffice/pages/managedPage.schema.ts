import { z } from 'zod';
import { MAX_PAGE_BODY, PAGE_HANDLES, PAGE_TITLES, type PageHandle } from '@kirana/shared/pages.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { PageVersion } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { PageHandleRef, PageVersionRef } from '../../shop/pages/page.schema.ts';
import { previewPath, sampleText } from '../../shop/pages/pageVersions.ts';
import { renderMarkdown } from '../../shop/pages/renderMarkdown.ts';
import { discardPageDraft, PageDraftChangedError, pageId, publishPage, savePageDraft } from './writePage.ts';

const PageDraftRef = builder.objectRef<PageVersion>('PageDraft').implement({
  description: 'The next version of a page, which shoppers do not see.',
  authScopes: { settings: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number that the version will have.' }),
    body: t.exposeString('body', { description: 'The text in Markdown.' }),
    revision: t.exposeInt('revision', { description: 'Raised by each change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    previewPath: t.string({
      description: 'The path of a link that shows it to anyone, for a week.',
      resolve: ({ id }, _args, { caller }) => previewPath(id, caller.fingerprint, new Date()),
    }),
  }),
});

/** A page with its last published version and its draft. */
interface ManagedPage {
  handle: PageHandle;
  current: PageVersion | null;
  draft: PageVersion | null;
}

/** Enough for the changes of decades. */
const SHOWN_VERSIONS = 100;

const ManagedPageRef = builder.objectRef<ManagedPage>('ManagedPage').implement({
  description: 'A page as its editors see it.',
  authScopes: { settings: true },
  fields: (t) => ({
    id: t.id({
      description: 'The public id, `page_…`.',
      resolve: ({ handle }) => encodeId('Page', pageId(handle)),
    }),
    handle: t.expose('handle', { type: PageHandleRef, description: 'Which page it is.' }),
    title: t.string({ description: 'The title.', resolve: ({ handle }) => PAGE_TITLES[handle] }),
    current: t.expose('current', {
      type: PageVersionRef,
      nullable: true,
      description: 'What shoppers see; null as long as it is the sample text.',
    }),
    versions: t.field({
      type: [PageVersionRef],
      description: `The published versions, newest first, at most ${SHOWN_VERSIONS}.`,
      resolve: ({ handle }) =>
        db.pageVersion.findMany({
          where: { handle, publishedAt: { not: null } },
          orderBy: { number: 'desc' },
          take: SHOWN_VERSIONS,
        }),
    }),
    draft: t.expose('draft', {
      type: PageDraftRef,
      nullable: true,
      description: 'The next version; null: none is begun.',
    }),
    body: t.string({
      description: 'The text in Markdown from which a new draft begins: the last version, or the sample.',
      resolve: ({ handle, current }, _args, { shop }) => (current ?? sampleText(handle, shop)).body,
    }),
  }),
});

async function findManagedPages(handles: readonly PageHandle[]): Promise<ManagedPage[]> {
  const found = await db.$queryRaw<PageVersion[]>`
    SELECT DISTINCT ON (handle, published_at IS NULL) id, handle, number, body, revision, published_at AS "publishedAt",
      updated_at AS "updatedAt"
    FROM page_versions WHERE handle = ANY (${handles}::page_handle[])
    ORDER BY handle, published_at IS NULL, number DESC`;
  return handles.map((handle) => {
    const ofPage = found.filter((version) => version.handle === handle);
    return {
      handle,
      current: ofPage.find(({ publishedAt }) => publishedAt !== null) ?? null,
      draft: ofPage.find(({ publishedAt }) => publishedAt === null) ?? null,
    };
  });
}

const body = textShape('The text', MAX_PAGE_BODY);

builder.queryFields((t) => ({
  managedPages: t.field({
    type: [ManagedPageRef],
    nullable: true,
    description: 'All pages. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    resolve: () => findManagedPages(PAGE_HANDLES),
  }),
  managedPage: t.field({
    type: ManagedPageRef,
    nullable: true,
    description: 'A page. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    args: { handle: t.arg({ type: PageHandleRef, required: true, description: 'Which one.' }) },
    resolve: async (_root, { handle }) => (await findManagedPages([handle]))[0] ?? null,
  }),
  renderedMarkdown: t.string({
    nullable: true,
    description: 'A text as a page would show it, as HTML. Needs the permission `SETTINGS` or `CUSTOMERS`.',
    authScopes: { settings: true, customers: true },
    args: {
      text: t.arg.string({
        required: true,
        description: `Markdown, at most ${MAX_PAGE_BODY.toLocaleString('en-IN')} characters.`,
        validate: z.string().max(MAX_PAGE_BODY),
      }),
    },
    resolve: (_root, { text }) => renderMarkdown(text),
  }),
}));

const pageField = (description: string) =>
  ({
    type: ManagedPageRef,
    description,
    resolve: async ({ handle }: { handle: PageHandle }) => {
      const [page] = await findManagedPages([handle]);
      return page ?? { handle, current: null, draft: null };
    },
  }) as const;

userErrorType(PageDraftChangedError, (t) => ({ page: t.field(pageField('The page as it is now.')) }));

const pagePayload = (name: string, description: string) =>
  builder
    .objectRef<{ handle: PageHandle }>(name)
    .implement({ description, fields: (t) => ({ page: t.field(pageField('The page as it is now.')) }) });

builder.mutationFields((t) => {
  const seen = {
    handle: t.input.field({ type: PageHandleRef, required: true, description: 'The page.' }),
    revision: t.input.int({ required: true, description: 'The revision of the draft that was read; 0 for none.' }),
  };
  return {
    pageDraftSave: t.fieldWithInput({
      description: 'Saves the next version of a page, which shoppers do not see. Needs the permission `SETTINGS`.',
      type: pagePayload('PageDraftSavePayload', 'The draft is saved.'),
      authScopes: { settings: true },
      errors: { types: [InvalidInputError, PageDraftChangedError] },
      input: {
        ...seen,
        body: t.input.string({ required: true, description: 'The text in Markdown.', validate: body }),
      },
      resolve: (_root, { input }, { authentication }) => savePageDraft(requireViewer(authentication), input),
    }),
    pagePublish: t.fieldWithInput({
      description:
        'Publishes the draft of a page. Shoppers see it at once, orders from then on keep it, and it never changes again. Needs the permission `SETTINGS`.',
      type: pagePayload('PagePublishPayload', 'The draft is published.'),
      authScopes: { settings: true },
      errors: { types: [PageDraftChangedError] },
      input: seen,
      resolve: (_root, { input }, { authentication }) => publishPage(requireViewer(authentication), input, new Date()),
    }),
    pageDraftDiscard: t.fieldWithInput({
      description: 'Deletes the draft of a page. Needs the permission `SETTINGS`.',
      type: pagePayload('PageDraftDiscardPayload', 'The draft is deleted.'),
      authScopes: { settings: true },
      errors: { types: [PageDraftChangedError] },
      input: seen,
      resolve: (_root, { input }, { authentication }) => discardPageDraft(requireViewer(authentication), input),
    }),
  };
});
