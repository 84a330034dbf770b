import type { DocumentNode } from 'graphql';
import type { TadaDocumentNode } from 'gql.tada';
import type { Upload } from 'graphql-upload-ts';
import type { z } from 'zod';
import { registerDocument } from '../platform/graphql/operation.ts';
import type { ExecuteDocument, Succeeded } from './executeDocument.ts';

/** A request, as the rows of the table get it. */
export interface RestCall<Body> {
  body: Body;
  /** Executes another document before the row's own. */
  execute: ExecuteDocument;
  /** The viewer's public id; empty for an anonymous visitor. */
  viewerId: string;
  /** The token of `Authorization: Bearer`. */
  bearer: string | null;
  idempotencyKey: string | null;
  /** The uploaded picture, for rows with one. */
  file: Upload | null;
  /** The shop's URL, for absolute URLs of pictures. */
  publicUrl: string;
}

type Answered<Answer> = Answer | Promise<Answer>;

/** What a row says for itself. */
interface RouteInfo {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below /api/. */
  path: string;
  /** The call's title. */
  summary: string;
  /** Further documentation for integrators. */
  description?: string;
  /** The multipart field of the picture, for a call with one. */
  picture?: string;
  /** Refuses a request without any credentials, although the operation is public; expired ones are enough. */
  needsCredentials?: boolean;
  /** Whether the call accepts a header `Idempotency-Key`. */
  takesIdempotencyKey?: boolean;
  /** The message of a successful call, for people. */
  message: string;
}

interface RouteRow<
  Body extends z.ZodType,
  Result,
  Variables,
  Data extends z.ZodType,
  More extends z.ZodRawShape,
> extends RouteInfo {
  /** The schema of the JSON body; undefined for a call without a body. */
  body?: Body;
  /** A valid body, for the documentation and for tests. */
  example?: z.input<Body>;
  /** The named operation that is executed. */
  document: TadaDocumentNode<Result, Variables>;
  variables: (call: RestCall<z.output<Body>>) => Variables | Promise<Variables>;
  /** The schema of `data`. */
  data: Data;
  /** The schema of the fields beside `data`. */
  more?: More;
  answer: (
    result: Succeeded<Result>,
    call: RestCall<z.output<Body>>,
  ) => Answered<{ data: z.input<Data> } & z.input<z.ZodObject<More>>>;
}

/** A row of the table without its type parameters. */
export interface RestRoute extends RouteInfo {
  body?: z.ZodType;
  example?: unknown;
  document: DocumentNode;
  data: z.ZodType;
  more?: z.ZodRawShape;
  /** Executes the operation for a request with a validated body, and returns `data` and the fields beside it. @throws RestFailure */
  run(call: RestCall<unknown>): Promise<{ data: unknown }>;
}

/** A row of the table of routes; types connect its document, its variables and its response. */
export function restRoute<
  Result,
  Variables,
  Data extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  More extends z.ZodRawShape = Record<never, never>,
>(row: RouteRow<Body, Result, Variables, Data, More>): RestRoute {
  registerDocument(row.document);
  return {
    ...row,
    async run(untyped) {
      const call = untyped as RestCall<z.output<Body>>; // the caller has parsed the body by this row's schema
      return row.answer(await call.execute(row.document, await row.variables(call)), call);
    },
  };
}
