import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { encodeId, type IdTypeName } from '../../platform/core/publicId.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import type { AuditSubject } from '../../platform/db/generated/client.ts';
import { actorField, FieldChangeRef } from '../../platform/audit/audit.schema.ts';
import { diffFields } from '../../platform/audit/diffFields.ts';
import { db } from '../../platform/db/client.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';

export const AuditActionRef = builder.enumType('AuditAction', {
  description: 'The kind of a change.',
  values: {
    CATEGORY_CREATE: { description: 'A category was created.' },
    CATEGORY_UPDATE: { description: 'A category was updated.' },
    CATEGORY_DELETE: { description: 'A category was deleted.' },
    SUB_CATEGORY_CREATE: { description: 'A sub-category was created.' },
    SUB_CATEGORY_UPDATE: { description: 'A sub-category was updated.' },
    SUB_CATEGORY_DELETE: { description: 'A sub-category was deleted.' },
    PARTY_CREATE: { description: 'A manufacturer, packer or importer was added.' },
    PARTY_UPDATE: { description: 'A manufacturer, packer or importer was changed.' },
    PRODUCT_CREATE: { description: 'A product was created.' },
    PRODUCT_UPDATE: { description: 'A product was updated.' },
    PRODUCT_DELETE: { description: 'A product was deleted.' },
    PRODUCT_IMPORT: { description: 'An import changed a product.' },
    CATALOGUE_IMPORT: { description: 'An import was run.' },
    PRODUCT_BULK_OPERATION: { description: 'A bulk operation changed products, or was undone.' },
    USER_SUSPEND: { description: 'An account was suspended.' },
    USER_REINSTATE: { description: 'A suspension was lifted.' },
    STORE_CREDIT_ADJUST: { description: 'Store credit was added or removed.' },
    USER_CASH_BLOCK: { description: 'Cash on delivery was blocked.' },
    USER_CASH_UNBLOCK: { description: 'The block was lifted.' },
    CUSTOMER_EXPORT: { description: 'Customers were downloaded as a file; the subject is the actor.' },
    CUSTOMER_NOTE_CREATE: { description: 'A note was written.' },
    CUSTOMER_NOTE_UPDATE: { description: 'A note was changed.' },
    CUSTOMER_NOTE_DELETE: { description: 'A note was deleted.' },
    USER_ROLE_UPDATE: { description: 'A user got another role.' },
    USER_TWO_FACTOR_ENABLE: { description: 'A second factor was set up.' },
    USER_TWO_FACTOR_DISABLE: { description: 'Its owner removed a second factor.' },
    USER_TWO_FACTOR_RESET: { description: 'An admin removed it, or the command line, which has no actor.' },
    ROLE_DEFINITION_CREATE: { description: 'A role was created.' },
    ROLE_DEFINITION_UPDATE: { description: 'A role was changed.' },
    ROLE_DEFINITION_DELETE: { description: 'A role was deleted.' },
    STAFF_INVITATION_CREATE: { description: 'Someone was invited to a role.' },
    STAFF_INVITATION_DELETE: { description: 'An invitation to a role was withdrawn.' },
    ORDER_UPDATE_STATE: { description: 'An order changed its state.' },
    ORDER_PICK: { description: 'Pieces were recorded as packed or missing.' },
    ORDER_RELEASE_HOLD: { description: 'A hold was released.' },
    CASH_SHIFT_CLOSE: { description: 'A cash shift was closed.' },
    CASH_SHIFT_SIGN_OFF: { description: 'A cash shift was signed off.' },
    ORDER_ASSIGN_RIDER: { description: 'A rider was assigned, or the assignment was ended.' },
    ORDER_REFUND: { description: 'An order was refunded.' },
    REFUND_REQUEST_DECLINE: { description: 'A refund request was declined.' },
    JOB_RETRY: { description: 'A failed job was retried.' },
    JOB_DISCARD: { description: 'A failed job was discarded.' },
    WEBHOOK_ENDPOINT_CREATE: { description: 'A webhook was created.' },
    WEBHOOK_ENDPOINT_UPDATE: { description: 'A webhook was updated.' },
    WEBHOOK_ENDPOINT_DELETE: { description: 'A webhook was deleted.' },
    SEARCH_RULE_CREATE: { description: 'A product was pinned or buried.' },
    SEARCH_RULE_UPDATE: { description: 'A pin or a bury was updated.' },
    SEARCH_RULE_DELETE: { description: 'A pin or a bury was deleted.' },
    SYNONYM_GROUP_CREATE: { description: 'A synonym group was created.' },
    SYNONYM_GROUP_UPDATE: { description: 'A synonym group was updated, disabled or restored.' },
    SYNONYM_GROUP_DELETE: { description: 'A synonym group was deleted.' },
    SETTING_UPDATE: { description: 'A setting was changed.' },
    GRIEVANCE_ACKNOWLEDGE: { description: 'A complaint was acknowledged.' },
    GRIEVANCE_RESOLVE: { description: 'A complaint was resolved.' },
    CAMPAIGN_SEND: { description: 'A mail with offers was sent to those who agreed to it.' },
    BREACH_RECORD: { description: 'An entry was added to the register of breaches.' },
    HOME_PAGE_PUBLISH: { description: 'A version of the home page was published.' },
    HOME_PAGE_SCHEDULE: { description: 'A version of the home page was scheduled.' },
    HOME_PAGE_UNSCHEDULE: { description: 'A scheduled version of the home page became a draft again.' },
    HOME_PAGE_RESTORE: { description: 'An earlier version of the home page was published again.' },
    PAGE_PUBLISH: { description: 'A version of a page was published.' },
    DEMO_REMOVE: { description: 'The demo was removed; the subject is the owner of the shop.' },
    CATEGORY_REORDER: { description: 'The order of the categories was changed.' },
    COLLECTION_CREATE: { description: 'A collection was created.' },
    COLLECTION_UPDATE: { description: 'A collection was updated.' },
    COLLECTION_DELETE: { description: 'A collection was deleted.' },
  },
});

export const AuditSubjectRef = builder.enumType('AuditSubject', {
  description: 'The kind of the subject of a change.',
  values: {
    CATEGORY: { description: 'A category.' },
    SUB_CATEGORY: { description: 'A sub-category.' },
    PARTY: { description: 'A manufacturer, packer or importer.' },
    PRODUCT: { description: 'A product.' },
    CATALOGUE_IMPORT: { description: 'An import.' },
    PRODUCT_BULK_OPERATION: { description: 'A bulk operation, named by what it changes.' },
    USER: { description: 'An account.' },
    ORDER: { description: 'An order.' },
    JOB: { description: 'A job.' },
    WEBHOOK_ENDPOINT: { description: 'A webhook.' },
    SEARCH_RULE: { description: 'A pin or a bury, named by the search.' },
    SYNONYM_GROUP: { description: 'A synonym group.' },
    ROLE_DEFINITION: { description: 'A role.' },
    SETTING: { description: 'A setting, named by its label.' },
    CASH_SHIFT: { description: 'A cash shift.' },
    GRIEVANCE: { description: 'A complaint, named by its number.' },
    CAMPAIGN: { description: 'A mail with offers, named by its subject.' },
    BREACH: { description: 'A breach of personal data, named by its number.' },
    HOME_PAGE: { description: 'The home page.' },
    PAGE: { description: 'A page such as the terms, named by its title.' },
    COLLECTION: { description: 'A collection.' },
  },
});

/** The GraphQL type of each kind of subject. */
const SUBJECT_TYPES: Record<AuditSubject, IdTypeName> = {
  CATEGORY: 'Category',
  SUB_CATEGORY: 'SubCategory',
  PARTY: 'Party',
  PRODUCT: 'Product',
  CATALOGUE_IMPORT: 'CatalogueImport',
  PRODUCT_BULK_OPERATION: 'ProductBulkOperation',
  USER: 'User',
  ORDER: 'Order',
  ROLE_DEFINITION: 'RoleDefinition',
  CASH_SHIFT: 'CashShift',
  JOB: 'Job',
  WEBHOOK_ENDPOINT: 'WebhookEndpoint',
  SEARCH_RULE: 'SearchRule',
  SYNONYM_GROUP: 'SynonymGroup',
  SETTING: 'Setting',
  HOME_PAGE: 'HomePage',
  PAGE: 'Page',
  GRIEVANCE: 'Grievance',
  CAMPAIGN: 'Campaign',
  BREACH: 'Breach',
  COLLECTION: 'Collection',
};

/** The kind of subject of a GraphQL type; null for a type that the audit log does not cover. */
export function subjectTypeOf(typename: string): AuditSubject | null {
  const subjects = Object.keys(SUBJECT_TYPES) as AuditSubject[]; // its own keys
  return subjects.find((subject) => SUBJECT_TYPES[subject] === typename) ?? null;
}

export const AuditEntryRef = builder.prismaNode('AuditEntry', {
  description: 'A change by a member of staff.',
  ...staffNode('reports', 'The public id, `audit_…`.'),
  fields: (t) => ({
    action: t.expose('action', { type: AuditActionRef, description: 'The kind of the change.' }),
    subjectType: t.expose('subjectType', { type: AuditSubjectRef, description: 'The kind of the subject.' }),
    subjectId: t.id({
      description: 'The public id of the subject, which may be deleted.',
      select: { subjectType: true, subjectId: true },
      resolve: ({ subjectType, subjectId }) => encodeId(SUBJECT_TYPES[subjectType], subjectId),
    }),
    subjectName: t.string({
      nullable: true,
      description:
        'The name at that time, and of a cash shift the present name of its holder; null for users and deleted accounts.',
      select: { subjectType: true, subjectId: true, subjectName: true },
      resolve: ({ subjectType, subjectId, subjectName }, _args, context) =>
        subjectType === 'CASH_SHIFT' ? shiftHolderName(context, subjectId) : subjectName,
    }),
    actor: t.field(actorField('actor', 'Null for a deleted account.')),
    changes: t.field({
      type: [FieldChangeRef],
      description: 'The changed fields.',
      select: { before: true, after: true },
      resolve: async ({ before, after }, _args, context) =>
        diffFields(...(await Promise.all([withRiderName(context, before), withRiderName(context, after)] as const))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

export const AUDIT_ENTRY_CONNECTION = listOf('AuditEntry', AuditEntryRef, ['An audit entry', 'audit entries']);

/** The present names of members of staff by the ids of their accounts, without those that are deleted. */
async function readNames(userIds: readonly string[]): Promise<Map<string, string>> {
  const users = await db.user.findMany({
    where: { id: { in: [...userIds] }, status: { not: 'INACTIVE' } },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The present names of those whose cash shifts these are. */
async function readShiftHolders(shiftIds: readonly string[]): Promise<Map<string, string>> {
  const shifts = await db.cashShift.findMany({
    where: { id: { in: [...shiftIds] }, holder: { status: { not: 'INACTIVE' } } },
    select: { id: true, holder: { select: { name: true } } },
  });
  return new Map(shifts.map(({ id, holder }) => [id, holder.name]));
}

/** The name of the holder of a cash shift; null when the account is deleted. */
async function shiftHolderName(context: GraphqlContext, shiftId: string): Promise<string | null> {
  return (await batchedLoad(context, { key: readShiftHolders, batch: readShiftHolders }, shiftId)) ?? null;
}

/** A recorded state with the name of its rider for the id. */
async function withRiderName(context: GraphqlContext, state: unknown): Promise<unknown> {
  const { riderId, ...others } = Object(state) as { riderId?: unknown };
  if (typeof riderId !== 'string') return state;
  return { ...others, rider: (await batchedLoad(context, { key: readNames, batch: readNames }, riderId)) ?? null };
}
