import { LRUCache } from 'lru-cache';
import { TypeID } from 'typeid-js';

/** The prefix of each type's public id. A public id is a TypeID: `prefix_` and the row's uuid v7 in base 32. */
const NODE_PREFIXES = {
  User: 'user',
  Session: 'sess',
  ApiToken: 'token',
  Picture: 'pic',
  Category: 'cat',
  SubCategory: 'sub',
  Product: 'prod',
  Party: 'party',
  Cart: 'cart',
  CartLine: 'line',
  SavedCartLine: 'saved',
  Address: 'addr',
  Order: 'order',
  OrderLine: 'oline',
  RefundRequest: 'rreq',
  RefundRequestPhoto: 'photo',
  PickingOrder: 'pick',
  PickingLine: 'pline',
  DeliveryOrder: 'deliv',
  CashShift: 'shift',
  StoreCreditTransaction: 'sctx',
  StaffMember: 'staff',
  Customer: 'cust',
  CustomerNote: 'note',
  RoleDefinition: 'role',
  StockMovement: 'move',
  CatalogueImport: 'import',
  ProductBulkOperation: 'bulk',
  ReportRun: 'report',
  AuditEntry: 'audit',
  WebhookEndpoint: 'hook',
  WebhookDelivery: 'msg',
  SearchRule: 'rule',
  SynonymGroup: 'syn',
  Grievance: 'grv',
  Campaign: 'camp',
  HomeVersion: 'hver',
  Collection: 'coll',
} as const;

/** Prefixes of rows that are no nodes of the graph: one mutation returns the id, another one takes it. */
const PREFIXES = {
  ...NODE_PREFIXES,
  ProductBatch: 'batch',
  Job: 'job',
  CreditNote: 'crn',
  Setting: 'setting',
  Page: 'page',
  Breach: 'breach',
  HomePage: 'home',
  HomeSection: 'hsec',
  SavedFilter: 'filter',
  StaffInvitation: 'invite',
} as const;

/** A type that has a public id, by which `node` finds it. */
export type NodeTypeName = keyof typeof NODE_PREFIXES;
/** Every type with a public id, nodes and others. */
export type IdTypeName = keyof typeof PREFIXES;

const TYPE_NAMES = new Map<string, NodeTypeName>(
  Object.entries(NODE_PREFIXES).map(([typename, prefix]) => [prefix, typename as NodeTypeName]), // Object.entries widens keys
);

/** A text that is no public id, or no public id of the expected type. */
export class MalformedIdError extends Error {
  override readonly name = 'MalformedIdError';

  constructor() {
    super('The id is malformed');
  }
}

const MAX_ENCODED = 20_000;
/** The public ids of the last rows: lists show the same ones again and again. */
const encoded = new LRUCache<string, string>({ max: MAX_ENCODED });

/** The public id of a row. */
export function encodeId(typename: IdTypeName, uuid: string): string {
  const prefix = PREFIXES[typename];
  const key = `${prefix}_${uuid}`;
  const known = encoded.get(key);
  if (known !== undefined) return known;
  const id = TypeID.fromUUID(prefix, uuid).toString();
  encoded.set(key, id);
  return id;
}

/** The type and row behind a public id. @throws MalformedIdError when no type has this id */
export function decodeId(globalId: string): { typename: NodeTypeName; id: string } {
  const typename = TYPE_NAMES.get(globalId.slice(0, Math.max(0, globalId.indexOf('_'))));
  if (!typename) throw new MalformedIdError();
  return { typename, id: decodeIdOf(typename, globalId) };
}

/** The row behind a public id of one type. @throws MalformedIdError when it is no id of that type */
export function decodeIdOf(typename: IdTypeName, globalId: string): string {
  try {
    return TypeID.fromString(globalId, PREFIXES[typename]).toUUID();
  } catch {
    throw new MalformedIdError();
  }
}

/** What `decode` reads from a public id; null for a malformed one. */
export function nullIfMalformed<Decoded>(decode: () => Decoded): Decoded | null {
  try {
    return decode();
  } catch (error) {
    if (error instanceof MalformedIdError) return null;
    throw error;
  }
}

/** Whether `decodeId` returns this type name. */
export function isNodeTypeName(name: string): name is NodeTypeName {
  return name in NODE_PREFIXES;
}
