import type { Workload } from './workload.ts';

/** The page that a browser opens first. */
export function homeHtml(): Workload {
  const script = async () => [
    [
      {
        request: { method: 'GET' as const, path: '/', headers: { accept: 'text/html' } },
        minLength: 500,
        read(body: string) {
          if (!body.includes('<div id="root"')) throw new Error(`No page: ${body.slice(0, 200)}`);
          return 'a page';
        },
      },
    ],
  ];
  return { name: 'homeHtml', unit: 'request', variants: { floor: script, html: script } };
}
