import { execute, isCompositeType, getNamedType, parse, subscribe, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import type { SessionViewer } from '../platform/core/viewer.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import { REST_ROUTES } from '../rest/restRoutes.ts';
import { makeStaff } from '../testing/fixtures.ts';
import { fakeContext } from '../testing/graphql/fakeContext.ts';
import { nonsense } from '../testing/graphql/nonsense.ts';
import { bearerFor, openRestServer } from '../testing/rest/restServer.ts';
import { schema } from './schema.ts';

/** The whole table: what each permission alone opens, beside what every shopper may do. */
const FIELDS: Record<Permission, string> = {
  CATALOGUE: `
    adminCollection adminCollections categoryReorder collectionCreate collectionDelete collectionUpdate
    adminProduct adminProducts adminSearch catalogueFile catalogueImport catalogueImportDiscard catalogueImportKeepPictures catalogueImportMap catalogueImportProgress
    catalogueImportRun catalogueImportUndo catalogueImportUndoCheck catalogueImportUpload catalogueImports categoryCreate categoryDelete categoryUpdate
    homeDraftCreate homeDraftDelete homeDraftPublish homeDraftSave homeVersionRestore homeVersionUnschedule managedHomePage parties partyCreate partyUpdate pictureUpload picturesByUrl
    productBulkOperationProgress productBulkOperationResume productBulkOperationStart productBulkOperationUndo
    productBulkOperations productBulkPreview productBulkUndo productBulkUpdate productCreate productDelete productUpdate savedFilterDelete savedFilterSave savedFilterUpdate savedFilters searchRuleCreate searchRuleDelete
    searchRuleMove searchRuleUpdate searchRules searchesWithoutResult stapleCategories staples staplesAdd subCategoryCreate subCategoryDelete
    subCategoryUpdate synonymGroup synonymGroupCreate synonymGroupDelete synonymGroupDisable synonymGroupRestore
    synonymGroupUpdate synonymGroups synonymPreview synonymSuggestion`,
  ORDERS: `
    adminOrder adminOrders adminOrdersChanged adminSearch cashShift cashShiftClose cashShiftOpen cashShiftSignOff cashShifts openCashShift
    orderAssignRider orderReleaseHold orderUpdateState orderUpdateStatus riders savedFilterDelete savedFilterSave savedFilterUpdate savedFilters`,
  REFUNDS: `
    adminOrder adminOrders adminOrdersChanged adminSearch cashShift cashShiftClose cashShiftOpen cashShifts openCashShift orderRefundLines orderRetryRefunds refundCreate refundRequestApprove refundRequestDecline
    refundRequests riders savedFilterDelete savedFilterSave savedFilterUpdate savedFilters storeCreditAdjust`,
  REPORTS: `
    auditActors auditEntries demo jobCounts overview report reportRunStart reportRuns reports savedFilterDelete savedFilterSave savedFilterUpdate savedFilters searchAnalytics searchQueries searchRules setupSteps`,
  SETTINGS: `
    breachRecord breaches jobCounts jobDiscard jobRetry jobSchedule jobs managedPage managedPages pageDraftDiscard pageDraftSave pagePublish pictureUpload renderedMarkdown settingGroups settingsUpdate setupStepSkip setupSteps webhookDeliveryRedeliver
    webhookEndpoint webhookEndpointCreate webhookEndpointDelete webhookEndpointPing webhookEndpointRotateSecret webhookEndpointUpdate webhookEndpoints`,
  STAFF: `
    demo demoRemove roleDefinitionCreate roleDefinitionDelete roleDefinitionUpdate roleDefinitions staff staffInvitationCreate staffInvitationDelete staffInvitations staffMemberAssignRole
    staffMemberResetTwoFactor staffMemberUpdateRole userReinstate userSuspend`,
  PICKING:
    'fulfillmentOrdersChanged fulfilmentOrdersChanged pickingFinish pickingOrder pickingOrders pickingRecordPick pickingStart',
  DELIVERIES: `
    cashShift cashShiftClose cashShiftOpen cashShifts deliveryFail deliveryFinish deliveryOrder deliveryOrders deliveryStart fulfillmentOrdersChanged
    fulfilmentOrdersChanged openCashShift`,
  CUSTOMERS: `
    adminSearch campaignAudienceCount campaignDelete campaignDraft campaignSave campaignSend campaignTest campaigns customer customerBlock customerNoteCreate customerNoteDelete customerNoteUpdate customerUnblock customers
    grievanceAcknowledge grievanceResolve grievances renderedMarkdown savedFilterDelete savedFilterSave savedFilterUpdate savedFilters`,
};
/** The calls of the REST surface that a shopper may not make; all are the catalogue's, and an upload may be the logo. */
const CATALOGUE_CALLS = [
  'DELETE category/delete',
  'DELETE product/delete-product',
  'DELETE subcategory/delete',
  'POST category/add-category',
  'POST file/upload',
  'POST product/create',
  'POST subcategory/create',
  'PUT category/update',
  'PUT product/update-product-details',
  'PUT subcategory/update',
];

const ROOTS = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
] as const;
const rootFields = ROOTS.flatMap(([kind, root]) =>
  Object.values(root?.getFields() ?? {}).map((field) => [field.name, kind, field] as const),
);
const opened = (permission: Permission) => FIELDS[permission].trim().split(/\s+/);
const forStaff = new Set(PERMISSIONS.flatMap(opened));

let staff: Record<Permission, SessionViewer>;
beforeAll(async () => {
  const made = await Promise.all(
    PERMISSIONS.map(async (permission) => [permission, await makeStaff(permission)] as const),
  );
  staff = Object.fromEntries(made) as typeof staff; // one entry for each permission
});

/** Whether the field answers that the viewer lacks a permission, to arguments without a sense. */
async function isRefused(kind: string, field: GraphQLField<unknown, unknown>, viewer: SessionViewer): Promise<boolean> {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  const text = `${kind} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`}${selection} }`;
  const result = await (kind === 'subscription' ? subscribe : execute)({
    schema,
    document: parse(text),
    contextValue: fakeContext({ state: 'active', viewer }),
    variableValues: Object.fromEntries(field.args.map((arg) => [arg.name, nonsense(arg.type)])),
  });
  if (Symbol.asyncIterator in result) {
    await result.return?.();
    return false;
  }
  return (result.errors ?? []).some((error) => maskError(error, () => undefined).extensions['code'] === 'FORBIDDEN');
}

describe('a permission alone', () => {
  it.each(rootFields.filter(([name]) => forStaff.has(name)))(
    'opens %s or not, as the table says',
    async (name, kind, field) => {
      for (const permission of PERMISSIONS) {
        const isOpen = opened(permission).includes(name);
        expect([permission, await isRefused(kind, field, staff[permission])]).toEqual([permission, !isOpen]);
      }
    },
  );

  it('is not needed by any field beside those of the table', async () => {
    const others = rootFields.filter(([name]) => !forStaff.has(name));
    const viewer = await makeStaff('PICKING');
    const refused = [];
    for (const [name, kind, field] of others) if (await isRefused(kind, field, viewer)) refused.push(name);
    expect(refused).toEqual([]);
  });
});

describe('over HTTP, a permission alone', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  beforeAll(async () => {
    shop = await openRestServer();
  });
  afterAll(() => shop.close());

  it.each(PERMISSIONS)('%s opens the REST calls of its table', async (permission) => {
    const client = shop.client(await bearerFor(staff[permission]));
    const refused: string[] = [];
    for (const { method, path } of REST_ROUTES) {
      if (path.startsWith('user/log') || path.startsWith('user/delete')) continue; // they end the session
      const { status } = await client.call(`${method} ${path}`, method === 'GET' ? undefined : { nothing: 1 });
      if (status === 403) refused.push(`${method} ${path}`);
    }
    const closed = CATALOGUE_CALLS.filter((call) => permission !== 'SETTINGS' || call !== 'POST file/upload');
    expect(refused.sort()).toEqual(permission === 'CATALOGUE' ? [] : closed);
  });

  it('opens the export of the catalogue', async () => {
    for (const permission of PERMISSIONS) {
      const headers = await bearerFor(staff[permission]);
      const { status } = await fetch(`${shop.url}/catalogue.csv`, { method: 'HEAD', headers });
      expect([permission, status]).toEqual([permission, permission === 'CATALOGUE' ? 200 : 403]);
    }
  });
});
