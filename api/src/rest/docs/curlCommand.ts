import type { ApiCall } from './apiCalls.ts';
import { formatJson } from './formatJson.ts';

const INLINE_LENGTH = 48;

/** The call as a command, which stores the cookies of a session in the file `jar` and sends them where they are required. */
export function curlCommand({ method, path, tags: [tag], ...call }: ApiCall, shopUrl: string): string {
  const { content } = call.requestBody ?? {};
  const json = content?.['application/json'];
  const form = content?.['multipart/form-data'];
  const words = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shopUrl}${path}`,
    ...cookieOptions(tag, call['x-audience']),
    ...call.parameters.map(({ name }) => `-H '${name}: …'`),
    ...(json ? ["-H 'Content-Type: application/json'", `-d ${quoted(jsonOf(json.example ?? {}))}`] : []),
    ...Object.keys(form?.schema.properties ?? {}).map((field) => `-F ${field}=@picture.jpg`),
  ];
  return words.join(' \\\n  ');
}

function cookieOptions(tag: string, audience: ApiCall['x-audience']): string[] {
  if (tag === 'user') return ['-b jar -c jar']; // these set cookies
  return audience === 'user' || audience === 'admin' ? ['-b jar'] : [];
}

function jsonOf(body: unknown): string {
  const line = JSON.stringify(body);
  return line.length > INLINE_LENGTH ? formatJson(body) : line;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
