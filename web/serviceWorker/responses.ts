/** Whether a response is identical for all users, so that it may be kept on a device that several people use. */
export function isPublic({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('cache-control') ?? '').startsWith('public');
}

const SERVER_PATH =
  /^\/(\.well-known|api|assets|dev|graphiql|graphql|health|invoices|media|sandbox-payment|unsubscribe|catalogue\.csv|robots\.txt|sitemap[^/]*\.xml)(\/|$)/;

/** Whether a URL is a page of the client, not something that only the server has. */
export function isPagePath(path: string): boolean {
  return !SERVER_PATH.test(path);
}

/** A page with `data-offline`, by which its styles and its script know that it was saved (app/watchConnection.ts). */
export async function markedPage(response: Response): Promise<Response> {
  const html = await response.text();
  return new Response(html.replace('<html', '<html data-offline'), response);
}

/** A GraphQL response with the header of RFC 9211 that says so. */
export function markedResult(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-status', 'service-worker; hit');
  return new Response(response.body, { status: response.status, headers });
}
