import {
  execute,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  subscribe,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import type { Authentication, Viewer } from '../platform/core/viewer.ts';
import { isStaffScope, scopeOf, type Scopes } from '../platform/graphql/scopes.ts';
import { SESSION_MUTATIONS } from '../testing/graphql/sessionMutations.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import { schema } from './schema.ts';
import { makeProduct, newId } from '../testing/fixtures.ts';
import { nonsense } from '../testing/graphql/nonsense.ts';
import { declaredScopes } from '../testing/graphql/declaredScopes.ts';
import { fakeContext } from '../testing/graphql/fakeContext.ts';

type Field = GraphQLField<unknown, unknown>;

const ROOTS = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};

/** The types for staff alone, without payloads, errors, connections and edges. */
const TYPES_OF_STAFF = `
  Actor AdminOrdersChange AdminSearch AuditEntry Breach BreachEntry Campaign CashMovement CashShift CatalogueColumn
  CatalogueFile CatalogueImport CollectionPriceRule CollectionRules Customer CustomerBlock CustomerNote DeliveryOrder
  Demo Dispute FieldChange FulfillmentOrdersChange FulfilmentOrdersChange Grievance HomeVersion HomeVersionSection
  ImportCategory ImportCategoryMapping ImportFile ImportHeading ImportIssue ImportNotice ImportNoticeCount ImportRow
  ImportRowGst ImportSubCategory Job JobCounts ManagedHomePage ManagedPage OrderRisk Overview OverviewDay
  PackingSlip PageDraft Picker PickingLine PickingOrder ProductBulkFailure ProductBulkOperation ProductBulkPreview
  ProductBulkPreviewProduct ProductBulkProblem RangedReport Report ReportChart ReportColumn ReportRun ReportTable
  RoleDefinition SavedFilter ScheduledJob SearchAnalytics SearchCounts SearchDay SearchQuery SearchRule
  SearchWithoutResult Setting SettingGroup SetupStep StaffInvitation StaffMember Staple StockMovement SynonymGroup SynonymPreviewProducts
  SynonymResolvedSearch SynonymSuggestion SynonymTerm SynonymTermPreview TopProduct WebhookAttempt WebhookDelivery
  WebhookEndpoint ZeroResultSearch`
  .trim()
  .split(/\s+/);

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
const hasScope = (declared: Field | GraphQLObjectType, scopes: string[]) =>
  declaredScopes(declared).some((scope) => scopes.includes(scope));
const isForStaff = (declared: Field | GraphQLObjectType) =>
  declaredScopes(declared).some((scope) => isStaffScope(scope as keyof Scopes)); // the declared ones are scopes by their type
/** The permissions of which a field or a type needs one. */
const permissionsOf = (declared: Field | GraphQLObjectType): Permission[] =>
  PERMISSIONS.filter(
    (permission) =>
      hasScope(declared, [scopeOf(permission)]) || (permission === 'STAFF' && hasScope(declared, ['staffSessionOnly'])),
  );

/** The scopes that come with a scope. */
const INCLUDED_SCOPES: Record<string, readonly string[]> = {
  ...Object.fromEntries(PERMISSIONS.map((permission) => [scopeOf(permission), ['shopper']])),
  sessionOnly: ['shopper'],
  staffSessionOnly: ['staff', 'sessionOnly', 'shopper'],
};

/** Whether some viewer may read the type and is refused the field. One of several declared scopes is enough. */
function isStricterThan(type: GraphQLObjectType, field: Field): boolean {
  const required = declaredScopes(field);
  if (required.length === 0) return false;
  const granted = declaredScopes(type);
  const isEnough = (scope: string) =>
    [scope, ...(INCLUDED_SCOPES[scope] ?? [])].some((each) => required.includes(each));
  return granted.length === 0 || !granted.every(isEnough);
}

const SESSION_FIELDS = ['apiTokens', 'personalData', 'sessions'];

/** The field with nonsense for every argument. */
function asking({ name, args, type }: Field) {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return {
    variables: declared && `(${declared})`,
    selection: `${name}${given && `(${given})`}${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''}`,
    values: Object.fromEntries(args.map((arg) => [arg.name, nonsense(arg.type)])),
  };
}

const viewerWith = (permissions: readonly Permission[]): Viewer => ({
  userId: newId(),
  sessionId: newId(),
  permissions,
  authenticatedAt: new Date(),
});
/** The callers a field refuses, down to one with all permissions but those that it needs. */
const othersThan = (declared: Field | GraphQLObjectType): [string, Authentication, string][] => [
  ['an anonymous visitor', { state: 'anonymous' }, 'UNAUTHENTICATED'],
  ['a viewer whose session has ended', { state: 'expired' }, 'UNAUTHENTICATED'],
  ['a shopper', { state: 'active', viewer: viewerWith([]) }, 'FORBIDDEN'],
  [
    'a viewer with all other permissions',
    {
      state: 'active',
      viewer: viewerWith(PERMISSIONS.filter((permission) => !permissionsOf(declared).includes(permission))),
    },
    'FORBIDDEN',
  ],
];
/** The errors as a client gets them. */
const answeredErrors = ({ errors }: ExecutionResult) => errors?.map((error) => maskError(error, () => undefined));
const codesOf = (result: ExecutionResult) => answeredErrors(result)?.map(({ extensions }) => extensions['code']);

/** The types that a shopper can reach from the roots. */
function openTypes(): Set<string> {
  const found = new Set<string>();
  function visit(type: GraphQLNamedType): void {
    if (found.has(type.name)) return;
    found.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(visit);
    // Any type may be behind an interface; a type for staff refuses its fields there.
    if (isInterfaceType(type))
      schema
        .getPossibleTypes(type)
        .filter((each) => !isForStaff(each))
        .forEach(visit);
    if (isObjectType(type)) {
      const open = fieldsOf(type).filter((field) => !isForStaff(field));
      for (const field of open) visit(getNamedType(field.type));
    }
  }
  for (const root of Object.values(ROOTS)) if (root) visit(root);
  return found;
}

describe('a type or field for staff', () => {
  it('names its permissions in its description, and no other field does', () => {
    const described = objectTypes.flatMap((type) =>
      fieldsOf(type).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    );
    const wrong = described.filter(({ field }) => {
      const [, named = ''] = /Needs the permission ([^.]*)\./.exec(field.description ?? '') ?? [];
      return (
        named !==
        permissionsOf(field)
          .map((permission) => `\`${permission}\``)
          .join(' or ')
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('cannot be reached by fields for others', () => {
    const open = openTypes();
    const closed = objectTypes.map(({ name }) => name).filter((name) => !open.has(name));
    const listed = closed.filter((name) => !/(Payload|Error|Connection|Edge)$/.test(name));
    expect(listed.toSorted()).toEqual(TYPES_OF_STAFF);
  });

  it('has scopes on its type when it is a node', () => {
    const closed = objectTypes.filter(({ name }) => TYPES_OF_STAFF.includes(name));
    const nodes = closed.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((type) => !isForStaff(type))).toEqual([]);
  });
});

describe('a field with stricter scopes than its type', () => {
  it('is nullable, so that a refusal leaves the rest of the object readable', () => {
    const refusable = objectTypes.flatMap((type) =>
      fieldsOf(type)
        .filter((field) => isStricterThan(type, field))
        .map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
    );
    expect(refusable.map(({ name }) => name)).toContain('Product.sku');
    // A mutation and a subscription have one root field each, so a refusal leaves nothing else to read.
    const readable = refusable.filter(({ type }) => type !== ROOTS.mutation && type !== ROOTS.subscription);
    expect(readable.filter(({ field }) => isNonNullType(field.type)).map(({ name }) => name)).toEqual([]);
  });
});

for (const [kind, root] of Object.entries(ROOTS)) {
  const fields = root ? fieldsOf(root).filter(isForStaff) : [];
  describe.each(fields.map((field) => [field.name, field] as const))(`the ${kind} %s refuses`, (_name, field) => {
    it.each(othersThan(field))('%s before it reads the arguments', async (_who, authentication, code) => {
      const { variables, selection, values } = asking(field);
      const result = await (kind === 'subscription' ? subscribe : execute)({
        schema,
        document: parse(`${kind} ${variables} { ${selection} }`),
        contextValue: fakeContext(authentication),
        variableValues: values,
      });
      if (Symbol.asyncIterator in result) throw new Error('It has begun to stream');
      expect(Object.values(result.data ?? {})).toEqual(result.data ? [null] : []);
      expect(codesOf(result)).toEqual([code]);
    });
  });
}

const OWNER = { permissions: PERMISSIONS, sessionId: null } as const;

/** An API token with all permissions. */
const program = (isReadOnly: boolean): Authentication => ({
  state: 'active',
  viewer: { ...OWNER, userId: newId(), apiToken: { id: newId(), isReadOnly, canExport: true } },
});

async function executeMutation(field: Field, authentication: Authentication) {
  const { variables, selection, values } = asking(field);
  const document = parse(`mutation ${variables} { ${selection} }`);
  const result = await execute({ schema, document, contextValue: fakeContext(authentication), variableValues: values });
  return { data: result.data, errors: answeredErrors(result) };
}

describe('an API token', () => {
  const mutations = ROOTS.mutation ? fieldsOf(ROOTS.mutation) : [];

  it.each(mutations.map((field) => [field.name, field] as const))(
    'that is read-only may not call %s',
    async (_name, field) => {
      const { data, errors } = await executeMutation(field, program(true));
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ message: 'This API token is read-only', extensions: { code: 'FORBIDDEN' } }]);
    },
  );

  it('may call all mutations but those that protect accounts', () => {
    const sessionOnly = mutations.filter((field) => hasScope(field, ['sessionOnly', 'staffSessionOnly']));
    expect(sessionOnly.map(({ name }) => name).sort()).toEqual(SESSION_MUTATIONS);
    expect(sessionOnly.filter((field) => declaredScopes(field).length > 1)).toEqual([]); // one of several scopes would be enough
  });

  it.each(SESSION_MUTATIONS)('may not call %s', async (name) => {
    const { data, errors } = await executeMutation(
      mutations.find((field) => field.name === name) as Field,
      program(false),
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: 'API tokens can’t do this', extensions: { code: 'FORBIDDEN' } }]);
  });

  it('cannot read the fields that protect accounts', () => {
    const fields = objectTypes.flatMap((type) => (type === ROOTS.mutation ? [] : fieldsOf(type)));
    const closed = fields.filter((field) => hasScope(field, ['sessionOnly', 'staffSessionOnly']));
    expect(closed.map(({ name }) => name).sort()).toEqual(SESSION_FIELDS);
    const nodes = objectTypes.filter((type) => hasScope(type, ['sessionOnly']));
    expect(nodes.map(({ name }) => name)).toEqual(['ApiToken', 'Session']);
  });
});

describe('a product', () => {
  let id: string;
  beforeAll(async () => {
    id = encodeId('Product', (await makeProduct({ hsnCode: '3402' })).id);
  });

  const product = objectTypes.find(({ name }) => name === 'Product');
  const fields = product ? fieldsOf(product).filter(isForStaff) : [];
  describe.each(fields.map((field) => [field.name, field] as const))('hides its %s from', (_name, field) => {
    it.each(othersThan(field))('%s', async (_who, authentication, code) => {
      const { selection, values } = asking({ ...field, args: [] });
      const result = await execute({
        schema,
        document: parse(`query ($id: ID!) { product(id: $id) { ${selection} } }`),
        contextValue: fakeContext(authentication),
        variableValues: { ...values, id },
      });
      expect(result.data).toEqual({ product: { [field.name]: null } });
      expect(codesOf(result)).toEqual([code]);
    });
  });
});
