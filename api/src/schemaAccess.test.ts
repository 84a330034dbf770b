import {
  execute,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  parse,
  subscribe,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLType,
} from 'graphql';
import { Upload } from 'graphql-upload-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from './graphql/globalId.ts';
import type { Authentication } from './graphql/viewer.ts';
import { schema } from './schema.ts';
import { makeProduct, newId } from './testing/fixtures.ts';
import { scopesOf } from './testing/schemaScopes.ts';
import { testContext } from './testing/testContext.ts';

type Field = GraphQLField<unknown, unknown>;

const ROOTS = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};

/** What only admins see, besides payloads, failures, lists and their edges. */
const TYPES_OF_ADMINS = [
  'AdminOrdersChange',
  'AuditActor',
  'AuditEntry',
  'CatalogueColumn',
  'CatalogueFile',
  'CatalogueImport',
  'FieldChange',
  'ImportIssue',
  'ImportRow',
  'Job',
  'JobCounts',
  'Overview',
  'OverviewDay',
  'ProductBulkRefusal',
  'ScheduledJob',
  'SearchMiss',
  'StaffMember',
  'StockMovement',
  'TopProduct',
  'WebhookAttempt',
  'WebhookDelivery',
  'WebhookEndpoint',
];

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
const hasScope = (declared: Field | GraphQLObjectType, scopes: string[]) =>
  scopesOf(declared).some((scope) => scopes.includes(scope));
const isForAdmins = (declared: Field | GraphQLObjectType) => hasScope(declared, ['admin', 'adminInPerson']);

/** What guards accounts: no API token may do it, whatever its scope. */
const MUTATIONS_IN_PERSON = [
  'accountDelete',
  'apiTokenAdd',
  'apiTokenRevoke',
  'emailChangeCancel',
  'emailVerificationRequest',
  'passwordChange',
  'profileUpdate',
  'sessionEnd',
  'sessionEndOthers',
  'staffRoleChange',
  'userReinstate',
  'userSuspend',
];
const FIELDS_IN_PERSON = ['apiTokens', 'personalData', 'sessions'];

/** Of the scalars that do not take any text. */
const NONSENSE = new Map<string, () => unknown>([
  ['Upload', () => new Upload()],
  ['DateTime', () => '1900-01-01T00:00:00Z'],
  ['Int', () => -1],
  ['Paise', () => -1],
  ['Boolean', () => false],
]);

/** A value that has the input's type, and nothing else to be said for it. */
function nonsense(type: GraphQLType): unknown {
  if (isNonNullType(type)) return nonsense(type.ofType);
  if (isListType(type)) return [nonsense(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type)) return NONSENSE.get(type.name)?.() ?? '';
  if (!isInputObjectType(type)) throw new Error(`${String(type)} is no input`);
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, nonsense(field.type)]));
}

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

const OTHERS: [string, Authentication, string][] = [
  ['nobody who is not signed in', { state: 'anonymous' }, 'UNAUTHENTICATED'],
  ['nobody whose session has ended', { state: 'stale' }, 'UNAUTHENTICATED'],
  ['no shopper', { state: 'active', viewer: { userId: newId(), sessionId: newId(), role: 'USER' } }, 'FORBIDDEN'],
  ['no picker', { state: 'active', viewer: { userId: newId(), sessionId: newId(), role: 'PICKER' } }, 'FORBIDDEN'],
  ['no rider', { state: 'active', viewer: { userId: newId(), sessionId: newId(), role: 'RIDER' } }, 'FORBIDDEN'],
];
const codesOf = ({ errors }: ExecutionResult) => errors?.map(({ extensions }) => extensions['code']);

/** The types that whoever is no admin gets to, from the roots on. */
function openTypes(): Set<string> {
  const found = new Set<string>();
  function visit(type: GraphQLNamedType): void {
    if (found.has(type.name)) return;
    found.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(visit);
    // Any object may stand behind an interface; one that is for admins refuses its fields there.
    if (isInterfaceType(type))
      schema
        .getPossibleTypes(type)
        .filter((each) => !isForAdmins(each))
        .forEach(visit);
    if (isObjectType(type)) {
      const open = fieldsOf(type).filter((field) => !isForAdmins(field));
      for (const field of open) visit(getNamedType(field.type));
    }
  }
  for (const root of Object.values(ROOTS)) if (root) visit(root);
  return found;
}

describe('what is for admins', () => {
  it('says so, and nothing else does', () => {
    const fields = objectTypes.flatMap((type) =>
      fieldsOf(type).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    );
    const namesWhere = (test: (field: Field) => boolean) =>
      fields.filter(({ field }) => test(field)).map(({ name }) => name);
    expect(namesWhere((field) => field.description?.endsWith('Admins only.') ?? false)).toEqual(
      namesWhere(isForAdmins),
    );
  });

  it('is out of reach of every field that is open to others', () => {
    const open = openTypes();
    const closed = objectTypes.map(({ name }) => name).filter((name) => !open.has(name));
    expect(closed.filter((name) => !/(Payload|Error|Connection|Edge)$/.test(name))).toEqual(TYPES_OF_ADMINS);
  });

  it('is closed by its type where any id leads to it', () => {
    const closed = objectTypes.filter(({ name }) => TYPES_OF_ADMINS.includes(name));
    const nodes = closed.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((type) => !isForAdmins(type))).toEqual([]);
  });
});

for (const [kind, root] of Object.entries(ROOTS)) {
  const fields = root ? fieldsOf(root).filter(isForAdmins) : [];
  describe.each(fields.map((field) => [field.name, field] as const))(`the ${kind} %s lets`, (_name, field) => {
    it.each(OTHERS)('%s get as far as a complaint about nonsense', async (_who, authentication, code) => {
      const { variables, selection, values } = asking(field);
      const result = await (kind === 'subscription' ? subscribe : execute)({
        schema,
        document: parse(`${kind} ${variables} { ${selection} }`),
        contextValue: testContext(authentication),
        variableValues: values,
      });
      if (Symbol.asyncIterator in result) throw new Error('It has begun to stream');
      expect(Object.values(result.data ?? {})).toEqual(result.data ? [null] : []);
      expect(codesOf(result)).toEqual([code]);
    });
  });
}

/** An API token of an admin, who has every other scope. */
const program = (isReadOnly: boolean): Authentication => ({
  state: 'active',
  viewer: { userId: newId(), role: 'ADMIN', sessionId: null, apiToken: { id: newId(), isReadOnly } },
});

async function askMutation(field: Field, authentication: Authentication) {
  const { variables, selection, values } = asking(field);
  const document = parse(`mutation ${variables} { ${selection} }`);
  return execute({ schema, document, contextValue: testContext(authentication), variableValues: values });
}

describe('an API token', () => {
  const mutations = ROOTS.mutation ? fieldsOf(ROOTS.mutation) : [];

  it.each(mutations.map((field) => [field.name, field] as const))('that may read may not %s', async (_name, field) => {
    const { data, errors } = await askMutation(field, program(true));
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: 'This API token may only read', extensions: { code: 'FORBIDDEN' } }]);
  });

  it('may write everything but what guards accounts', () => {
    const inPerson = mutations.filter((field) => hasScope(field, ['inPerson', 'adminInPerson']));
    expect(inPerson.map(({ name }) => name).sort()).toEqual(MUTATIONS_IN_PERSON);
    expect(inPerson.filter((field) => scopesOf(field).length > 1)).toEqual([]); // any of several would do
  });

  it.each(MUTATIONS_IN_PERSON)('may not %s', async (name) => {
    const { data, errors } = await askMutation(mutations.find((field) => field.name === name) as Field, program(false));
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: 'An API token may not do this', extensions: { code: 'FORBIDDEN' } }]);
  });

  it('does not see what guards the account', () => {
    const fields = objectTypes.flatMap((type) => (type === ROOTS.mutation ? [] : fieldsOf(type)));
    const closed = fields.filter((field) => hasScope(field, ['inPerson', 'adminInPerson']));
    expect(closed.map(({ name }) => name).sort()).toEqual(FIELDS_IN_PERSON);
    const nodes = objectTypes.filter((type) => hasScope(type, ['inPerson']));
    expect(nodes.map(({ name }) => name)).toEqual(['ApiToken', 'Session']);
  });
});

describe('a product', () => {
  let id: string;
  beforeAll(async () => {
    id = encodeId('Product', (await makeProduct({ hsnCode: '3402' })).id);
  });

  const product = objectTypes.find(({ name }) => name === 'Product');
  const fields = product ? fieldsOf(product).filter(isForAdmins) : [];
  describe.each(fields.map((field) => [field.name, field] as const))('shows its %s to', (_name, field) => {
    it.each(OTHERS)('%s', async (_who, authentication, code) => {
      const { selection, values } = asking({ ...field, args: [] });
      const result = await execute({
        schema,
        document: parse(`query ($id: ID!) { product(id: $id) { ${selection} } }`),
        contextValue: testContext(authentication),
        variableValues: { ...values, id },
      });
      const nothing = { [field.name]: null }; // of a field that may be null; any other takes the product along
      expect(result.data?.['product'] ?? nothing).toEqual(nothing);
      expect(codesOf(result)).toEqual([code]);
    });
  });
});
