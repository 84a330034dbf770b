import { readFileSync } from 'node:fs';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';
import { declaredScopes } from '../testing/graphql/declaredScopes.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).sort();

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Lists with a bound, which need no pages. */
const SHORT_LISTS = new Set([
  ...[
    'ProductFacets.countriesOfOrigin',
    'Product.missingDeclarations',
    'DeclarationsMissingError.missing',
    'Query.parties',
  ],
  'AdminSearch.customers',
  'AdminSearch.orders',
  'AdminSearch.products',
  'AuditEntry.changes',
  'Cart.oftenBoughtWith',
  'Cart.similarProducts',
  'CatalogueColumn.aliases',
  'CatalogueFile.columns',
  'CatalogueImport.headings',
  'CatalogueImport.newCategories',
  'CatalogueImport.newSubCategories',
  'CatalogueImport.unknownColumns',
  'Collection.pickedProducts',
  ...['brands', 'categories', 'countriesOfOrigin', 'diets', 'packSizes', 'subCategories'].map(
    (rule) => `CollectionRules.${rule}`,
  ),
  ...['CatalogueImport.notices', 'ImportRow.notices'],
  ...['ImportCategoryMapping.categories', 'ImportCategoryMapping.subCategories', 'ImportHeading.samples'],
  ...['Breach.entries', 'Query.breaches', 'Query.campaigns'],
  ...['Consent.records', 'User.consents', 'PageVersion.dataPurposes', 'Query.dataPurposes', 'DataPurpose.retention'],
  ...['Customer.addresses', 'Customer.blocks'],
  'ImportRow.changes',
  ...['ImportRow.files', 'ImportRow.formerPictures'],
  'ImportRow.issues',
  'InvalidInputError.issues',
  'Invoice.creditNotes',
  ...['InvoiceDocument.lines', 'InvoiceDocument.rates'],
  ...['HomeBanner.pictures', 'HomePage.sections', 'HomeVersion.sections', 'HomeVersionSection.weekdays'],
  ...['ManagedHomePage.versions', 'ManagedPage.versions'],
  'Order.disputes',
  'Order.events',
  'Order.pageVersions',
  'Order.refundRequests',
  'OrderReorderPayload.changedLineEdges',
  'PermissionRequiredError.permissions',
  'Query.managedPages',
  'Query.roleDefinitions',
  ...['Query.reports', 'Report.columns', 'ReportTable.rows', 'ReportTable.totals'],
  'RoleDefinition.permissions',
  'User.permissions',
  'OrderReorderPayload.unavailableLines',
  'Overview.days',
  'Overview.topProducts',
  'Overview.zeroResultSearches',
  ...['PasswordChangePayload.revokedSessionIds', 'PasswordResetRemovedData.keptAddresses'],
  'RecoveryCodesCreatePayload.recoveryCodes',
  'TwoFactorConfirmPayload.recoveryCodes',
  'TwoFactorConfirmPayload.revokedSessionIds',
  'Payment.refunds',
  'PaymentUnavailableError.remedies',
  ...['PackingSlip.lines', 'PickingOrder.lines'],
  ...['ProductBulkPreview.refused', 'ProductBulkPreview.samples', 'ProductBulkPreviewProduct.changes', 'Query.riders'],
  'Product.categories',
  'Product.details',
  'Product.pictures',
  'Product.subCategories',
  'ProductBulkUndoPayload.failures',
  'ProductBulkUndoPayload.products',
  'ProductBulkUpdatePayload.failures',
  'ProductBulkUpdatePayload.products',
  'ProductFacets.brands',
  'ProductFacets.diets',
  'ProductFacets.discounts',
  'ProductFacets.packSizes',
  'ProductFacets.prices',
  'ProductFacets.subCategories',
  'ProductSearch.missingWords',
  'ProductSearch.nearestSubCategories',
  'ProductSearch.popularProducts',
  'Query.auditActors',
  'Query.jobSchedule',
  'Query.nodes',
  'Query.picturesByUrl',
  'Query.popularProducts',
  'Query.popularSearches',
  'Query.savedFilters',
  'Query.searchRules',
  'Query.searchesWithoutResult',
  'Query.settingGroups',
  'Query.setupSteps',
  'Query.staffInvitations',
  'Query.stapleCategories',
  'RefundRequest.lines',
  'RefundRequest.photos',
  'SearchAnalytics.days',
  'SearchRuleMovePayload.searchRules',
  'SearchSuggestions.brands',
  'SearchSuggestions.products',
  'SearchSuggestions.queries',
  'SearchSuggestions.subCategories',
  'SessionRevokeOthersPayload.revokedSessionIds',
  'Setting.options',
  'SetupStepSkipPayload.setupSteps',
  'SettingGroup.settings',
  'SettingsChangedError.settings',
  'SettingsUpdatePayload.settings',
  'SubCategory.categories',
  'SynonymGroup.terms',
  'SynonymPreviewPayload.resolvedSearches',
  'SynonymPreviewPayload.terms',
  'SynonymPreviewProducts.products',
  'SynonymSuggestion.synonymGroups',
  'SynonymTermPreview.otherGroups',
  'User.favouriteProductIds',
  'User.grievanceTickets',
  'User.stockNotificationProductIds',
  'WebhookDelivery.attempts',
  'WebhookEndpoint.statuses',
]);

describe('the schema', () => {
  it('describes every type, field, argument, input and enum value', () => {
    const silent = types.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...fieldsOf(type).flatMap((field) => [
        ...(field.description ? [] : [`${type.name}.${field.name}`]),
        ...field.args.filter((arg) => !arg.description).map((arg) => `${type.name}.${field.name}(${arg.name})`),
      ]),
      ...(isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => !field.description)
            .map((field) => `${type.name}.${field.name}`)
        : []),
      ...(isEnumType(type)
        ? type
            .getValues()
            .filter((value) => !value.description)
            .map((value) => `${type.name}.${value.name}`)
        : []),
    ]);
    expect(silent).toEqual([]);
  });

  it('states who may call each mutation', () => {
    const open = mutations.filter((mutation) => declaredScopes(mutation).length === 0);
    expect(mutations.length).toBeGreaterThan(0);
    expect(namesOf(open)).toEqual([]);
  });

  it('has only these public mutations', () => {
    expect(namesOf(mutations.filter((mutation) => declaredScopes(mutation).includes('public')))).toEqual([
      'emailVerify',
      'grievanceCreate',
      'passwordReset',
      'passwordResetRequest',
      'passwordResetVerify',
      'searchEventRecord',
      'sessionRefresh',
      'userLogIn',
      'userLogInVerify',
      'userLogOut',
      'userRegister',
    ]);
  });

  it('names each input, payload and result after its mutation', () => {
    for (const { name, args, type } of mutations) {
      const stem = name.charAt(0).toUpperCase() + name.slice(1);
      expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
      for (const arg of args) expect(String(arg.type)).toBe(`${stem}Input!`);
      const result = getNamedType(type);
      const members = isUnionType(result) ? namesOf(result.getTypes()) : [result.name];
      expect(members).toContain(`${stem}Payload`);
      if (isUnionType(result)) expect(result.name).toBe(`${stem}Result`);
    }
  });

  it('has errors that implement Error', () => {
    const failures = types.filter((type) => isUnionType(type)).flatMap((union) => union.getTypes());
    for (const failure of failures.filter(({ name }) => !name.endsWith('Payload'))) {
      expect(namesOf(failure.getInterfaces())).toContain('Error');
    }
  });

  it('has a connection for every list that can grow', () => {
    const lists = types
      .filter(({ name }) => !name.endsWith('Connection'))
      .flatMap((type) =>
        fieldsOf(type)
          .filter((field) => String(field.type).startsWith('['))
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(lists.filter((list) => !SHORT_LISTS.has(list))).toEqual([]);
  });

  it('pages every connection in both directions, with a count', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(5);
    for (const connection of connections) {
      expect(namesOf(fieldsOf(connection))).toEqual(expect.arrayContaining(['edges', 'pageInfo', 'totalCount']));
    }
    const fields = types.flatMap((type) => fieldsOf(type));
    const paged = fields.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
    for (const field of paged) {
      expect(namesOf(field.args)).toEqual(expect.arrayContaining(['after', 'before', 'first', 'last']));
    }
  });

  it('is what schema.graphql says', () => {
    const committed = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
    expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
  });
});
