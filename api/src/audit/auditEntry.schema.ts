import { builder } from '../graphql/builder.ts';
import { encodeId, type IdTypeName } from '../graphql/globalId.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { scopesOf } from '../graphql/scopes.ts';
import type { AuditSubject } from '../db/generated/client.ts';
import { changesOf } from './changesOf.ts';
import { FieldChangeRef } from './fieldChange.schema.ts';

export const AuditActionRef = builder.enumType('AuditAction', {
  description: 'What kind of change it is.',
  values: {
    CATEGORY_ADD: { description: 'A category was added.' },
    CATEGORY_EDIT: { description: 'A category was changed.' },
    CATEGORY_DELETE: { description: 'A category was deleted.' },
    SUB_CATEGORY_ADD: { description: 'A sub-category was added.' },
    SUB_CATEGORY_EDIT: { description: 'A sub-category was changed.' },
    SUB_CATEGORY_DELETE: { description: 'A sub-category was deleted.' },
    PRODUCT_ADD: { description: 'A product was added.' },
    PRODUCT_EDIT: { description: 'A product was changed, alone or with others.' },
    PRODUCT_DELETE: { description: 'A product was deleted.' },
    PRODUCT_IMPORT: { description: 'An import added or changed a product.' },
    CATALOGUE_IMPORT: { description: 'An import was carried out.' },
    USER_SUSPEND: { description: 'An account was closed to its owner.' },
    USER_REINSTATE: { description: 'An account was opened to its owner again.' },
    USER_ROLE: { description: 'A person was given another role.' },
    ORDER_MOVE: { description: 'An order was moved to another state.' },
    ORDER_PICK: { description: 'A line of an order was marked as packed or missing.' },
    ORDER_REFUND: { description: 'Some of an order was paid back.' },
    JOB_RETRY: { description: 'A job that had failed was tried again.' },
    JOB_DISCARD: { description: 'A job that had failed was given up.' },
    WEBHOOK_ADD: { description: 'A webhook was added.' },
    WEBHOOK_EDIT: { description: 'A webhook was changed, or its secret.' },
    WEBHOOK_DELETE: { description: 'A webhook was deleted.' },
  },
});

export const AuditSubjectRef = builder.enumType('AuditSubject', {
  description: 'What kind of thing a change is about.',
  values: {
    CATEGORY: { description: 'A category.' },
    SUB_CATEGORY: { description: 'A sub-category.' },
    PRODUCT: { description: 'A product.' },
    CATALOGUE_IMPORT: { description: 'An import of the catalogue.' },
    USER: { description: 'A person with an account.' },
    ORDER: { description: 'An order.' },
    JOB: { description: 'A job in the background.' },
    WEBHOOK: { description: 'A webhook.' },
  },
});

/** The type in the graph of what an entry is about. */
const SUBJECT_TYPES: Record<AuditSubject, IdTypeName> = {
  CATEGORY: 'Category',
  SUB_CATEGORY: 'SubCategory',
  PRODUCT: 'Product',
  CATALOGUE_IMPORT: 'CatalogueImport',
  USER: 'User',
  ORDER: 'Order',
  JOB: 'Job',
  WEBHOOK: 'WebhookEndpoint',
};

/** What entries call a type of the graph; null when there are none about it. */
export function subjectOf(typename: string): AuditSubject | null {
  const subjects = Object.keys(SUBJECT_TYPES) as AuditSubject[]; // its own keys
  return subjects.find((subject) => SUBJECT_TYPES[subject] === typename) ?? null;
}

/** An entry of the audit log, for admins. */
export const AuditEntryRef = builder.prismaNode('AuditEntry', {
  description: 'Something that an admin has changed.',
  id: { field: 'id', description: 'The public id, `audit_…`.' },
  nullable: true,
  authScopes: { admin: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).admin ? id : NOBODY }),
  fields: (t) => ({
    action: t.expose('action', { type: AuditActionRef, description: 'What was done.' }),
    subjectType: t.expose('subjectType', { type: AuditSubjectRef, description: 'What kind of thing it is about.' }),
    subjectId: t.id({
      description: 'The public id of what it is about, which may be gone.',
      select: { subjectType: true, subjectId: true },
      resolve: ({ subjectType, subjectId }) => encodeId(SUBJECT_TYPES[subjectType], subjectId),
    }),
    subjectName: t.exposeString('subjectName', {
      nullable: true,
      description: 'What it was called at that time; null for people.',
    }),
    actorName: t.string({
      nullable: true,
      description: 'The name of who did it; null when they are gone.',
      select: { actor: { select: { name: true, status: true } } },
      resolve: ({ actor }) => (actor?.status === 'INACTIVE' ? null : (actor?.name ?? null)),
    }),
    actorId: t.id({
      nullable: true,
      description: 'The public id of who did it; null when they are gone.',
      select: { actor: { select: { id: true, status: true } } },
      resolve: ({ actor }) => (actor && actor.status !== 'INACTIVE' ? encodeId('User', actor.id) : null),
    }),
    changes: t.field({
      type: [FieldChangeRef],
      description: 'What is different, field by field.',
      select: { before: true, after: true },
      resolve: ({ before, after }) => changesOf(before, after),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

const AuditEntryEdge = builder.edgeObject({
  name: 'AuditEntryEdge',
  description: 'An entry of the audit log in a list.',
  type: AuditEntryRef,
});

/** The connection type of every list of entries, and its edge. */
export const AUDIT_ENTRY_CONNECTION = [
  builder.connectionObject(
    { name: 'AuditEntryConnection', description: 'A list of entries of the audit log.', type: AuditEntryRef },
    AuditEntryEdge,
  ),
  AuditEntryEdge,
] as const;
