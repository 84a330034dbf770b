import { createServer, type IncomingMessage } from 'node:http';
import { addToCart, cart, checkout } from './cart.ts';
import { rowsOf } from './database.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { placeOrder } from './placeOrder.ts';
import { product } from './product.ts';
import { UnauthenticatedError, userOf } from './session.ts';
import { signIn } from './signIn.ts';

/** About as many bytes as the product's home page has. */
const HOME_HTML = Buffer.from(`<div id="root"><a href="/product/">${'x'.repeat(210_000)}`);

/** The input of a route; the bench sends what the routes expect. */
type Input<Route extends (...parameters: never[]) => unknown> =
  Parameters<Route> extends [...unknown[], infer Last] ? Last : never;

/** What answers a path; `of` is the only argument in the query. */
const ROUTES = new Map<string, (request: IncomingMessage, of: string) => Promise<object | null>>([
  ['/ready', async () => rowsOf({ name: 'ready', text: 'SELECT 1' }, [])],
  ['/listing', (_request, of) => listing(of)],
  ['/product', (_request, of) => product(of)],
  ['/home', () => home()],
  ['/cart', async (request) => cart(await user(request))],
  ['/checkout', async (request) => checkout(await user(request))],
  ['/cart/add', async (request) => addToCart(await user(request), await bodyOf<Input<typeof addToCart>>(request))],
  ['/order', async (request) => placeOrder(await user(request), await bodyOf<Input<typeof placeOrder>>(request))],
  ['/sign-in', async (request) => signIn(await bodyOf<Input<typeof signIn>>(request))],
]);

const server = createServer((request, response) => {
  const send = (status: number, type: string, body: Buffer) =>
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
  const sendJson = (status: number, body: object | null) =>
    send(status, 'application/json', Buffer.from(JSON.stringify(body)));

  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
  if (pathname === '/') return void send(200, 'text/html', HOME_HTML);
  const route = ROUTES.get(pathname);
  if (!route) return void sendJson(404, null);
  route(request, searchParams.get('of') ?? '').then(
    (body) => sendJson(200, body),
    (error: unknown) => sendJson(error instanceof UnauthenticatedError ? 401 : 500, { error: String(error) }),
  );
});

server.listen(Number(process.env['PORT']), process.env['HOST']);
process.on('SIGTERM', () => process.exit());

function user({ headers }: IncomingMessage): Promise<string> {
  return userOf(headers.authorization);
}

function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => resolve(JSON.parse(text) as Body));
    request.on('error', reject);
  });
}
