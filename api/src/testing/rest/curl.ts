import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The part of curl that docs/integrators.md uses, for machines without curl: methods, headers, JSON and multipart bodies, cookie
 * jars, `-i`, `-o` and `--max-time`. The guide's test runs it as a program.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    json: { type: 'string' },
    form: { type: 'string', short: 'F', multiple: true, default: [] },
    cookie: { type: 'string', short: 'b' },
    'cookie-jar': { type: 'string', short: 'c' },
    output: { type: 'string', short: 'o' },
    include: { type: 'boolean', short: 'i' },
    silent: { type: 'boolean', short: 's' },
    'no-buffer': { type: 'boolean', short: 'N' },
    'max-time': { type: 'string' },
  },
});

type Jar = Record<string, string>;

const readJar = (file: string | undefined): Jar =>
  file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Jar) : {}; // written below

/** The jar with the cookies of a response; a cookie without a value, or an expired one, is removed. */
function updateJar(jar: Jar, headers: Headers): Jar {
  const next = new Map(Object.entries(jar));
  for (const cookie of headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (value === '' || /expires=thu, 01 jan 1970/i.test(cookie)) next.delete(name);
    else next.set(name, value);
  }
  return Object.fromEntries(next);
}

function formOf(fields: readonly string[]): FormData {
  const form = new FormData();
  for (const field of fields) {
    const [name = '', value = ''] = field.split('=');
    if (value.startsWith('@')) form.set(name, new Blob([readFileSync(value.slice(1))]), path.basename(value.slice(1)));
    else form.set(name, value);
  }
  return form;
}

function bodyOf(): { body?: string | FormData; type?: string } {
  if (values.form.length > 0) return { body: formOf(values.form) };
  if (values.json !== undefined) return { body: values.json, type: 'application/json' };
  return values.data === undefined ? {} : { body: values.data, type: 'application/x-www-form-urlencoded' };
}

const jar = readJar(values.cookie);
const headers = new Headers({ accept: '*/*' });
const { body, type } = bodyOf();
if (type) headers.set('content-type', type);
if (Object.keys(jar).length > 0) {
  headers.set(
    'cookie',
    Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  );
}
for (const header of values.header)
  headers.set(header.slice(0, header.indexOf(':')), header.slice(header.indexOf(':') + 1).trim());

const seconds = Number(values['max-time'] ?? 60);
const response = await fetch(positionals[0] ?? '', {
  method: values.request ?? (body === undefined ? 'GET' : 'POST'),
  headers,
  ...(body !== undefined && { body }),
  signal: AbortSignal.timeout(seconds * 1000),
});
const received: Uint8Array[] = [];
try {
  for await (const chunk of response.body ?? []) received.push(chunk);
} catch {
  process.exitCode = 28; // as curl ends when --max-time is over
}
if (values['cookie-jar'] !== undefined)
  writeFileSync(values['cookie-jar'], JSON.stringify(updateJar(jar, response.headers)));
const head = [
  `HTTP/1.1 ${response.status}`,
  ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
  '',
  '',
];
const text = `${values.include ? head.join('\r\n') : ''}${Buffer.concat(received).toString()}`;
if (values.output === undefined) process.stdout.write(text);
else writeFileSync(values.output, text);
