import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Where Turnstile's widget loads its script and frame from, as Cloudflare documents it. */
const TURNSTILE_SOURCE = ' https://challenges.cloudflare.com';

/** Headers that prevent browsers from running foreign scripts and from framing the shop's pages. `indexHtml` is the web client's page. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config, indexHtml: string): Promise<void> {
  const isEncrypted = config.publicUrl.startsWith('https:');
  const widget = config.challenges?.provider === 'TURNSTILE' ? TURNSTILE_SOURCE : '';
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(indexHtml)].join(' ') + widget,
    `style-src 'self' 'unsafe-inline'${widget}`, // pages contain their styles, and Emotion writes style elements
    `img-src 'self' data: blob:${config.cloudinaryUrl ? ' https://res.cloudinary.com' : ''}`,
    "font-src 'self' data:",
    `connect-src 'self'${widget}`,
    ...(widget === '' ? [] : [`frame-src${widget}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
  ].join(';');
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));
  await app.register(helmet, {
    contentSecurityPolicy: false, // it would be put together for each request
    strictTransportSecurity: isEncrypted ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  if (config.graphiql) allowGraphiql(app);
}

/** The policy of GraphiQL's page at /graphql, which has inline scripts and exists in development only. */
function allowGraphiql(app: FastifyInstance): void {
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' blob:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "worker-src 'self' blob: data:",
    "frame-ancestors 'none'",
  ].join('; ');
  app.addHook('onSend', async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage && request.url.split('?', 1)[0] === '/graphql') reply.header('content-security-policy', policy);
  });
}

/** The hashes of the page's inline scripts, such as the one that selects the light or dark theme before the first paint. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}
