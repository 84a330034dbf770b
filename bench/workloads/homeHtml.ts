import type { Workload } from './workload.ts';

/** The page that a browser opens first. */
export function homeHtml(): Workload {
  const script = async () => [
    [
      {
        request: { method: 'GET' as const, path: '/', headers: { accept: 'text/html' } },
        minLength: 100_000, // not compressed, because autocannon takes longer to read a compressed page than the server to send it
        read(body: string) {
          if (!/<div id="root">.*href="\/product\//s.test(body)) throw new Error(`No page: ${body.slice(0, 200)}`);
          return 'a page';
        },
      },
    ],
  ];
  return { name: 'homeHtml', unit: 'request', variants: { floor: script, html: script } };
}
