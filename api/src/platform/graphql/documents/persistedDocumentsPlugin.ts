import type { DocumentNode } from 'graphql';
import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { PersistedDocuments } from './persistedDocuments.ts';

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
        if (!acceptsTexts(request))
          throw refusal('PERSISTED_QUERY_ONLY', 403, 'Browsers may send persisted documents only.');
        return;
      }
      const id = documentIdOf(params, request);
      if (id === null) return;
      const found = documents.find(id);
      if (!found) throw refusal('PERSISTED_QUERY_NOT_FOUND', 404, 'The server does not know this document.');
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

function refusal(code: string, status: number, message: string) {
  return createGraphQLError(message, { extensions: { code, http: { status, spec: true } } });
}
