import { PAGE_TITLES, type PageHandle } from '@kirana/shared/pages.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { db } from '../../platform/db/client.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { orderReaders } from '../orders/orderReaders.schema.ts';
import { findPage, findPreview, isCurrentText, readPageHandle, type PageText } from './pageVersions.ts';
import { renderMarkdown } from './renderMarkdown.ts';

export const PageHandleRef = builder.enumType('PageHandle', {
  description: 'A page that every shop has.',
  values: Object.fromEntries(
    Object.entries(PAGE_TITLES).map(([handle, title]) => [handle, { description: `${title}.` }]),
  ) as Record<PageHandle, { description: string }>, // the keys of the object above
});

export const PageVersionRef = builder.objectRef<PageText>('PageVersion').implement({
  description: 'A text that a page has or had; once published it never changes.',
  fields: (t) => ({
    handle: t.expose('handle', { type: PageHandleRef, description: 'The page.' }),
    title: t.string({ description: 'The title of the page.', resolve: ({ handle }) => PAGE_TITLES[handle] }),
    number: t.exposeInt('number', {
      nullable: true,
      description: 'Counts up from 1; null for the sample text of a shop that has published none.',
    }),
    html: t.string({
      description: 'The text as HTML of headings, paragraphs, lists, tables and links.',
      resolve: ({ body }) => renderMarkdown(body),
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for a sample and a draft.',
    }),
    isCurrent: t.boolean({ description: 'Whether the page has this text now.', resolve: isCurrentText }),
  }),
});

builder.queryFields((t) => ({
  page: t.field({
    type: PageVersionRef,
    nullable: true,
    description: 'A page of the shop; null when there is no such page or version. Public.',
    extensions: PUBLIC_FIELD,
    args: {
      handle: t.arg.string({ required: true, description: 'As in its address: `terms`.' }),
      number: t.arg.int({ description: 'A published version; by default the last one.' }),
    },
    resolve: (_root, { handle: text, number }, { shop }) => {
      const handle = readPageHandle(text);
      return handle && findPage(handle, number ?? null, shop);
    },
  }),
  pagePreview: t.field({
    type: PageVersionRef,
    nullable: true,
    description: 'The draft that a signed link shows; null when it is published or the link has expired. Public.',
    args: { token: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: (_root, { token }, { caller }) => findPreview(token, caller.fingerprint, new Date()),
  }),
}));

const VERSION_IDS = { termsVersionId: true, returnsVersionId: true, deliveryVersionId: true } as const;

builder.prismaObjectFields(OrderRef, (t) => ({
  pageVersions: t.field({
    type: [PageVersionRef],
    description: 'The terms, returns and delivery that it was placed under; a sample text is left out.',
    authScopes: orderReaders,
    select: VERSION_IDS,
    resolve: ({ termsVersionId, returnsVersionId, deliveryVersionId }) => {
      const ids = [termsVersionId, returnsVersionId, deliveryVersionId].filter((id) => id !== null);
      if (ids.length === 0) return [];
      return db.pageVersion.findMany({ where: { id: { in: ids } }, orderBy: { handle: 'asc' } });
    },
  }),
}));
