import type { DocumentNode } from 'graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { Upload } from 'graphql-upload-ts';
import type { z } from 'zod';
import type { Ask, Succeeded } from './askGraph.ts';

/** A request as the rows of the table see it. */
export interface RestCall<Body> {
  body: Body;
  /** Asks another document before the row's own. */
  ask: Ask;
  /** The public id of who asks; empty when nobody is signed in. */
  viewerId: string;
  /** What stands after `Authorization: Bearer`. */
  bearer: string | null;
  idempotencyKey: string | null;
  /** The uploaded picture; there for rows that take one. */
  file: Upload | null;
  /** The shop's address, for addresses of pictures that work from any origin. */
  publicUrl: string;
}

type Answered<Answer> = Answer | Promise<Answer>;

interface RouteRow<Body extends z.ZodType, Result, Variables, Data extends z.ZodType, More extends z.ZodRawShape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/. */
  path: string;
  /** What it does, in a few words. */
  summary: string;
  /** What an integrator has to know besides. */
  description?: string;
  /** What the JSON body must hold; left out: there is none. */
  body?: Body;
  /** A body that is good, for the documentation and for tests. */
  example?: z.input<Body>;
  /** The multipart field of the picture, for a call that takes one. */
  picture?: string;
  /** Refused where no credentials come along, not even stale ones, although the operation takes anybody. */
  needsCredentials?: boolean;
  /** Whether a header `Idempotency-Key` makes one call of several. */
  takesIdempotencyKey?: boolean;
  /** The named operation that is executed. */
  document: TadaDocumentNode<Result, Variables>;
  variables: (call: RestCall<z.output<Body>>) => Variables | Promise<Variables>;
  /** What a call that succeeded says, fit to be shown. */
  message: string;
  /** What `data` holds. */
  data: Data;
  /** What stands beside `data`. */
  more?: More;
  answer: (
    result: Succeeded<Result>,
    call: RestCall<z.output<Body>>,
  ) => Answered<{ data: z.input<Data> } & z.input<z.ZodObject<More>>>;
}

/** A row of the table, its types forgotten. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  description: string | null;
  body: z.ZodType | null;
  example: unknown;
  needsCredentials: boolean;
  takesIdempotencyKey: boolean;
  picture: string | null;
  document: DocumentNode;
  message: string;
  data: z.ZodType;
  more: z.ZodRawShape;
  /** Executes the operation for a request whose body has been checked; `data`, and what stands beside it. @throws RestFailure */
  run(call: RestCall<unknown>): Promise<{ data: unknown }>;
}

/** A row of the table of routes; its document, its variables and its answer are held together by types. */
export function restRoute<
  Result,
  Variables,
  Data extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  More extends z.ZodRawShape = Record<never, never>,
>(row: RouteRow<Body, Result, Variables, Data, More>): RestRoute {
  const {
    description = null,
    body = null,
    example = null,
    needsCredentials = false,
    takesIdempotencyKey = false,
    picture = null,
    more = {},
    variables,
    answer,
    ...rest
  } = row;
  return {
    ...rest,
    description,
    body,
    example,
    needsCredentials,
    takesIdempotencyKey,
    picture,
    more,
    async run(untyped) {
      const call = untyped as RestCall<z.output<Body>>; // the caller has parsed the body by this row's schema
      return answer(await call.ask(row.document, await variables(call)), call);
    },
  };
}
