import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getOperationAST, GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { ROOT_DIRECTORY } from '../../config/environment.ts';
import { StartupError } from '../../config/startupError.ts';
import { registerDocument } from '../operation.ts';
import { requestError } from '../requestError.ts';
import { isPublic, selectedFields, selectsAllIds } from './cacheScope.ts';

/** A document that clients send by its id. */
export interface PersistedDocument {
  document: DocumentNode;
  /** The names of its operation's variables. */
  variables: readonly string[];
  /** Whether its answer is the same for all viewers, and names the id of each object, by which a cache drops it. */
  isCacheable: boolean;
  /** The schema coordinates of the fields that it selects, such as `Product.stock`. */
  fields: ReadonlySet<string>;
}

/** The documents that clients may send by their ids. */
export interface PersistedDocuments {
  /** The document with an id such as `sha256:1f…`; null for an unknown id. It is parsed and validated once. */
  find(documentId: string): PersistedDocument | null;
}

/** The web client's own documents: `npm run generate` writes them. */
export const CLIENT_DOCUMENTS = path.join(ROOT_DIRECTORY, 'persistedDocuments.json');

const ID_PREFIX = 'sha256:';
const textsById = z.record(
  z.string().regex(/^[0-9a-f]{64}$/, 'A key is the SHA-256 of its document, in hex'),
  z.string(),
);

/**
 * Opens files of documents: JSON objects of texts by the SHA-256 of each. The client's own documents are valid by `npm run verify`,
 * so they are checked when they are first asked for; those of other files at once.
 * @throws StartupError for a file that cannot be read, or an invalid document in it
 */
export function openPersistedDocuments(
  schema: GraphQLSchema,
  files: readonly string[],
  { isReloaded = false }: { isReloaded?: boolean } = {},
): PersistedDocuments {
  const clientTexts = readClientTexts(isReloaded);
  const others = new Map(files.flatMap((file) => Object.entries(readTexts(file))));
  const known = new Map<string, PersistedDocument>();

  function find(documentId: string): PersistedDocument | null {
    const present = known.get(documentId);
    if (present) return present;
    if (!documentId.startsWith(ID_PREFIX)) return null;
    const hash = documentId.slice(ID_PREFIX.length);
    const text = others.get(hash) ?? clientTexts(hash);
    if (text === undefined) return null;
    const found = check(schema, text);
    known.set(documentId, found);
    return found;
  }

  for (const hash of others.keys()) find(ID_PREFIX + hash);
  return { find };
}

function check(schema: GraphQLSchema, text: string): PersistedDocument {
  const document = parseValid(schema, text);
  const operation = getOperationAST(document);
  if (!operation) throw new StartupError(`A persisted document needs one operation:\n${text}`);
  registerDocument(document);
  const fields = selectedFields(schema, document);
  return {
    document,
    variables: operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [],
    isCacheable: isPublic(schema, document, fields) && selectsAllIds(document, fields),
    fields: new Set(fields.map(({ coordinate }) => coordinate)),
  };
}

function parseValid(schema: GraphQLSchema, text: string): DocumentNode {
  try {
    const document = parse(text, { noLocation: true });
    const [error] = validate(schema, document, undefined, { maxErrors: 1 });
    if (error) throw error;
    return document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new StartupError(`A persisted document is invalid: ${error.message}\n${text}`, { cause: error });
  }
}

/** Looks the client's documents up; with `isReloaded`, as in development, their file is read again when it has changed. */
function readClientTexts(isReloaded: boolean): (hash: string) => string | undefined {
  let texts = new Map(Object.entries(readTexts(CLIENT_DOCUMENTS)));
  let readAt = statSync(CLIENT_DOCUMENTS).mtimeMs;
  return (hash) => {
    if (isReloaded && !texts.has(hash)) {
      const changedAt = statSync(CLIENT_DOCUMENTS).mtimeMs;
      if (changedAt !== readAt) texts = new Map(Object.entries(readTexts(CLIENT_DOCUMENTS)));
      readAt = changedAt;
    }
    return texts.get(hash);
  };
}

function readTexts(file: string): Record<string, string> {
  try {
    return textsById.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`The persisted documents in ${file} can't be read.`, { cause: error });
  }
}

/** The name of the parameter with a document's id, from the GraphQL over HTTP specification. */
export const DOCUMENT_ID = 'documentId';

/**
 * Accepts a document's id in place of its text; such a document is neither parsed nor validated again. `acceptsTexts` says whether
 * a request may send a text. (Yoga's own plugin answers a request without either in another way than Yoga.)
 */
export function persistedDocumentsPlugin(
  documents: PersistedDocuments,
  acceptsTexts: (request: Request) => boolean,
): Plugin {
  const persisted = new WeakMap<object, DocumentNode>();
  return {
    onParams({ params, setParams, request, context }) {
      if (typeof params !== 'object' || params === null) return; // Yoga refuses it
      if (params.query) {
        if (acceptsTexts(request)) return;
        const message = 'Browsers may send persisted documents only.';
        throw requestError(message, 'PERSISTED_QUERY_ONLY', { status: 403, spec: true });
      }
      const id = documentIdOf(params, request);
      if (id === null) return;
      const found = documents.find(id);
      const answer = { status: 404, spec: true };
      if (!found) throw requestError('The server does not know this document.', 'PERSISTED_QUERY_NOT_FOUND', answer);
      persisted.set(context, found.document);
      setParams({ ...params, query: id });
    },
    onParse({ context, setParsedDocument }) {
      const document = persisted.get(context);
      if (document) setParsedDocument(document);
    },
    onValidate({ context, setResult }) {
      if (persisted.has(context)) setResult([]);
    },
  };
}

function documentIdOf(params: GraphQLParams & { [DOCUMENT_ID]?: unknown }, request: Request): string | null {
  const id = request.method === 'GET' ? new URL(request.url).searchParams.get(DOCUMENT_ID) : params[DOCUMENT_ID];
  return typeof id === 'string' ? id : null;
}
