import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appendVary, acceptedMediaTypes, sendEncoded, type EncodedBody } from './encodedBody.ts';
import { pathOf, sendError } from './errorResponses.ts';

const HTML = 'text/html';
const JSON_TYPE = 'application/json';

/** The page of the built client, or an empty text when it is not built: in development Vite serves it. */
export function readIndexHtml(directory: string): string {
  const file = path.join(directory, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Answers a request for a page that the server renders. Returns false when it did not, because the client renders the page. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface ClientPages {
  renderPage: RenderPage;
  /** The page that renders any screen in the browser. */
  readDocument: () => Promise<{ body: EncodedBody }>;
}

/** Serves the built client. Every path without another route is one of its screens. */
export async function serveWebClient(
  app: FastifyInstance,
  directory: string,
  { renderPage, readDocument }: ClientPages,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    serve: false, // its own route reads a file's folder on each request, and assets/ has a thousand files, of which a page asks for twenty
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply: FastifyReply, file: string) => {
      reply.header('cache-control', cacheControlOf(path.relative(directory, file)));
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
  const entries = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [];
  const publicFiles = entries.filter(
    (entry) => entry.isFile() && !/^\.|^(index\.html|service-worker\.js)$|\.(br|gz)$/.test(entry.name),
  );
  for (const { name } of publicFiles) app.get(`/${name}`, (_request, reply) => reply.sendFile(name, directory));
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const { body } = await readDocument();
    appendVary(reply, 'Accept-Encoding');
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return sendEncoded(request.headers['accept-encoding'], reply, body);
  };
  const sendScreen = async (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = acceptedTypes(request);
    if (accepted.includes(HTML) && (await renderPage(request, reply))) return reply;
    appendVary(reply, 'Accept');
    const isMissing = reply.statusCode >= 400;
    const hasScreen = accepted.includes(HTML) && !(isMissing && accepted[0] === JSON_TYPE);
    if (!hasScreen || !existsSync(path.join(directory, 'index.html')))
      return sendError(reply, 404, 'There is nothing at this address.');
    return sendDocument(request, reply);
  };
  app.get('/index.html', sendDocument);
  app.get('/', sendScreen);
  app.setNotFoundHandler(limited, sendScreen);
}

/** File names in assets/ contain a hash of the content, so they are cached for a year. */
function cacheControlOf(file: string): string {
  return file.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * The types that a request for a screen accepts, the best first: a page is HTML, and what is not there is HTML or JSON. A client that asks for
 * XHTML gets HTML. Empty for other requests.
 */
function acceptedTypes(request: FastifyRequest): string[] {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isScreen = !/^\/(\.well-known|api|assets|dev|graphql|health|invoices|media|metrics)(\/|$)/.test(
    pathOf(request),
  );
  if (!isRead || !isScreen) return [];
  return acceptedMediaTypes(request.headers.accept?.replace(/application\/xhtml\+xml/gi, HTML), [HTML, JSON_TYPE]);
}
