import { type GraphQLSchema, getNamedType, isUnionType, Kind, type DocumentNode } from 'graphql';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { PAYMENT_WEBHOOK_PATH } from '../shop/payments/paymentWebhookRoute.ts';
import { containsExampleId } from './fields.ts';
import type { RestRoute } from './restRoute.ts';
import { REST_ROUTES } from './restRoutes.ts';
import { audienceOf, requirementOf } from './routeAccess.ts';
import { FAILURE_STATUSES } from './restFailure.ts';

const STATUSES: Partial<Record<string, number>> = FAILURE_STATUSES;

/** The names of the errors in the result unions of an operation's fields. */
export function failuresOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return document.definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []))
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [fields[selection.name.value]] : []))
    .map((field) => field && getNamedType(field.type))
    .flatMap((type) => (isUnionType(type) ? type.getTypes().map(({ name }) => name) : []))
    .filter((name) => name.endsWith('Error'));
}

const TAGS = {
  user: 'Accounts, sessions and profiles.',
  category: 'The departments of the shop.',
  subcategory: 'The sub-categories of the shop.',
  product: 'What is sold.',
  file: 'Pictures for the catalogue.',
  cart: "The shopper's cart. It reserves nothing.",
  address: "The shopper's address book.",
  order: 'Ordering the cart, and what was ordered.',
} as const;

const FAILURES = {
  400: 'The request is malformed.',
  401: 'There is no session, or the access token has expired: refresh it and retry.',
  403: 'Not allowed for this user, or for pages of this origin.',
  404: 'There is nothing with this id that the user can see.',
  409: 'A conflict with the current state: a duplicate, a changed cart, a sold-out product.',
  413: 'The body or the picture is too large.',
  415: 'The type of the body or the picture is not supported.',
  422: 'Fields do not hold what they must; `issues` names each.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  503: 'The shop is busy or about to restart; try again in a moment.',
} as const;

type FailureStatus = keyof typeof FAILURES;

const failureBody = z
  .object({
    success: z.literal(false),
    error: z.literal(true),
    message: z.string().meta({ description: 'Fit to be shown.' }),
    data: z.record(z.string(), z.unknown()).nullable().meta({
      description:
        'With 409 of an order: `subTotalAmt` and `totalAmt` as they are now. With 429 of a network that has made many attempts: `challenge`, in a shop that has challenges.',
    }),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'With 422: each thing that is wrong, and the field it is about.' }),
    requestId: z.string().optional().meta({
      description: 'The id of the request, as in the header `X-Request-Id`; the log of the shop has it, too.',
    }),
  })
  .meta({ id: 'Failure' });

const limitHeaders = {
  'RateLimit-Limit': { description: 'How many requests a minute allows.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'The seconds until the count restarts.', schema: { type: 'integer' } },
} as const;

const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'New for each order, such as a UUID: sent again with the same key, it gives the same order.',
  schema: { type: 'string', pattern: '^[!-~]{8,100}$' },
} as const;

/** The REST surface as an OpenAPI 3.1 document, made from the table of routes and the schemas that bodies are checked by. */
export function openApiDocument(schema: GraphQLSchema, shop: { name: string; publicUrl: string }) {
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: `${shop.name} REST API`,
      version: '1.0.0',
      description:
        'Every call is one operation of the GraphQL API at /graphql: the same rules, the same ids, the same numbers. ' +
        'A success is 200 with `success: true`; a failure has a status from 400 on and the same envelope. Amounts are rupees.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: shop.publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: {
      ...Object.fromEntries(REST_ROUTES.map((route) => pathOf(route, schema))),
      [PAYMENT_WEBHOOK_PATH]: WEBHOOK,
    },
    components: {
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          `Failure${status}`,
          { description, content: { 'application/json': { schema: failureBody } } },
        ]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of `user/login`, or a personal API token.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken', description: 'As `user/login` sets it.' },
      },
    },
  });
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

function pathOf(route: RestRoute, schema: GraphQLSchema): [string, ZodOpenApiPathsObject[string]] {
  const { path, method, summary, description, body, picture, message, data, more } = route;
  const [tag = '', name = ''] = path.split('/');
  const audience = audienceOf(requirementOf(route, schema));
  const operation: ZodOpenApiOperationObject = {
    operationId: camelCase(`${tag}-${name}`),
    tags: [tag],
    summary,
    description: [description, audience === 'admin' ? 'Admins only.' : null].filter(Boolean).join(' ') || summary,
    'x-audience': audience,
    security: audience === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(route.takesIdempotencyKey && { parameters: [IDEMPOTENCY_KEY] }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body, example: route.example } } },
    }),
    ...(picture !== undefined && { requestBody: pictureBody(picture) }),
    responses: {
      200: {
        description: 'It is done.',
        headers: limitHeaders,
        content: {
          'application/json': {
            schema: z.object({
              success: z.literal(true),
              error: z.literal(false),
              message: z.literal(message),
              ...more,
              data,
            }),
          },
        },
      },
      ...failureResponses(statusesOf(route, schema)),
    },
  };
  return [`/api/${path}`, { [method.toLowerCase()]: operation }];
}

/** Every status that a call may be answered with when it fails. */
function statusesOf(route: RestRoute, schema: GraphQLSchema): FailureStatus[] {
  const requirement = requirementOf(route, schema);
  const audience = audienceOf(requirement);
  const failures = failuresOf(route.document, schema).map((name) => STATUSES[name] ?? 409);
  const statuses = new Set<number>([429, 503, ...failures]);
  if (audience !== 'anyone') statuses.add(401);
  if (audience === 'admin' || requirement.isMutation) statuses.add(403);
  if (route.body || route.picture !== undefined) for (const status of [400, 413, 415, 422]) statuses.add(status);
  if (containsExampleId(route.example)) statuses.add(404);
  return (Object.keys(FAILURES).map(Number) as FailureStatus[]).filter((status) => statuses.has(status));
}

function failureResponses(statuses: readonly FailureStatus[]): ZodOpenApiResponsesObject {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]));
}

function pictureBody(field: string): ZodOpenApiRequestBodyObject {
  const properties = { [field]: { type: 'string' as const, contentMediaType: 'application/octet-stream' } };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required: [field] } } },
  };
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

const WEBHOOK: ZodOpenApiPathsObject[string] = {
  post: {
    operationId: 'orderWebhook',
    tags: ['order'],
    summary: "The payment provider's messages",
    description:
      'For the payment provider alone: a message counts when its signature over the bytes of the body is right.',
    security: [],
    parameters: [
      {
        in: 'header',
        name: 'Stripe-Signature',
        required: true,
        schema: { type: 'string' },
        description: 'The signature.',
      },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      200: {
        description: 'It has had its effect, now or before.',
        content: { 'application/json': { schema: z.object({ received: z.literal(true) }) } },
      },
      ...failureResponses([400]),
    },
  },
};
