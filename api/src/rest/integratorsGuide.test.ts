import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY, toolEnvironment } from '../platform/config/environment.ts';
import { ensureAccounts } from '../backoffice/staff/ensureAccounts.ts';
import { makeProducts, makeSubCategory } from '../testing/fixtures.ts';
import { openRestServer } from '../testing/rest/restServer.ts';

const GUIDE = await readFile(path.join(ROOT_DIRECTORY, 'docs/integrators.md'), 'utf8');

/** The guide's blocks of commands, with whether they fail, and the response of the last command as the guide shows it. */
const BLOCKS = [...GUIDE.matchAll(/```sh( refused)?\n([\s\S]*?)```(?:\s+```json\n([\s\S]*?)```)?/g)].map(
  ([, refused, commands = '', answer = null], index) => ({ index, isRefused: Boolean(refused), commands, answer }),
);

/** The start of a line with a request. */
const ASKS = /^(\w+=\$\()?(curl|graph) /m;

/** Runs the blocks and stores each block's response. A machine without curl runs testing/rest/curl.ts instead. */
const KEEPING_CURL = `CURL="env curl"; type -P curl >/dev/null || CURL="$NODE $CURL_STAND_IN"
  curl() { $CURL "$@" | tee "answers/$BLOCK-$(date +%s%N)"; }; mkdir answers`;
const CURL_STAND_IN = path.join(ROOT_DIRECTORY, 'api/src/testing/rest/curl.ts');

const run = promisify(execFile);

describe('the guide for integrators', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  let directory: string;
  let printed: string;
  beforeAll(async () => {
    shop = await openRestServer({ THROTTLE: 'on' });
    directory = await mkdtemp(path.join(tmpdir(), 'kirana-guide-'));
    await ensureAccounts({ admin: null, demo: true });
    await makeSubCategory(await makeProducts(3, { name: 'Fresh milk', discountPercent: 15 }));
    await sharp({ create: { width: 64, height: 64, channels: 3, background: 'orange' } })
      .jpeg()
      .toFile(path.join(directory, 'mango.jpg'));
    const script = BLOCKS.map(({ index, commands }) => `BLOCK=${index}\n${commands}`).join('\n');
    const commands = `${KEEPING_CURL}\n${script}`.replaceAll('http://localhost:4000', shop.url);
    const { stdout } = await run('bash', ['-c', commands], {
      cwd: directory,
      env: toolEnvironment({ no_proxy: '127.0.0.1', NODE: process.execPath, CURL_STAND_IN }),
    });
    printed = stdout;
  });
  afterAll(async () => {
    await shop.close();
    await rm(directory, { recursive: true });
  });

  const answersOf = async (block: number): Promise<Record<string, unknown>[]> => {
    const names = (await readdir(path.join(directory, 'answers'))).filter((name) => name.startsWith(`${block}-`));
    const texts = await Promise.all(
      names.toSorted().map((name) => readFile(path.join(directory, 'answers', name), 'utf8')),
    );
    return texts.flatMap((text) => {
      const [json] = /\{.*\}/.exec(text) ?? []; // a response is one line, among headers or in an event
      return json ? [JSON.parse(json) as Record<string, unknown>] : [];
    });
  };

  it.each(BLOCKS.filter(({ commands }) => ASKS.test(commands)))('is right about $commands', async (block) => {
    const answers = await answersOf(block.index);
    expect(answers).not.toEqual([]);
    for (const answer of answers) expectOutcome(answer, block.isRefused);
    if (block.answer !== null) expect(answers.at(-1)).toMatchObject(patternOf(block.answer));
  });

  it('orders once for one key, and shows the limits', async () => {
    const orders = printed.match(/order_\w+$/gm) ?? [];
    expect(orders).toHaveLength(2);
    expect(orders[0]).toBe(orders[1]);
    expect(printed).toMatch(/^ratelimit-remaining: \d+/m);
    expect(printed).toContain('"orderUpdated":{"status":"PLACED"');
  });
});

/** Whether the response is a success: by REST's field, or by GraphQL's data without an error. */
function expectOutcome(answer: Record<string, unknown>, isRefused: boolean): void {
  if ('success' in answer) expect(answer).toMatchObject({ success: !isRefused, error: isRefused });
  else expect(JSON.stringify(answer)).toMatch(/^\{"data":(?!.*"__typename":"\w+Error")/);
}

/** The response that the guide shows, where `…` matches any text. */
function patternOf(json: string): object {
  return JSON.parse(json, (_key, value: unknown) => (value === '…' ? expect.any(String) : value)) as object; // the guide shows objects
}
