import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY, toolEnvironment } from '../../config.ts';
import { ensureAccounts } from '../../identity/ensureAccounts.ts';
import { makeProducts, makeShelf } from '../../testing/fixtures.ts';
import { openRestShop } from '../../testing/restShop.ts';

const GUIDE = await readFile(path.join(ROOT_DIRECTORY, 'docs/integrators.md'), 'utf8');

/** The guide's commands, whether they are to be refused, and what the guide says the last of them answers. */
const BLOCKS = [...GUIDE.matchAll(/```sh( refused)?\n([\s\S]*?)```(?:\s+```json\n([\s\S]*?)```)?/g)].map(
  ([, refused, commands = '', answer = null], index) => ({ index, isRefused: Boolean(refused), commands, answer }),
);

/** What a block that asks something has at the beginning of a line, if only to keep what is answered. */
const ASKS = /^(\w+=\$\()?(curl|graph) /m;

/** Everything that curl hears is kept, by the block that asked. */
const KEEPING_CURL = `curl() { command curl "$@" | tee "answers/$BLOCK-$(date +%s%N)"; }; mkdir answers`;

const run = promisify(execFile);

describe('the guide for integrators', () => {
  let shop: Awaited<ReturnType<typeof openRestShop>>;
  let directory: string;
  let printed: string;
  beforeAll(async () => {
    shop = await openRestShop({ THROTTLE: 'on' });
    directory = await mkdtemp(path.join(tmpdir(), 'kirana-guide-'));
    await ensureAccounts({ admin: null, demo: true });
    await makeShelf(await makeProducts(3, { name: 'Fresh milk', discountPercent: 15 }));
    await sharp({ create: { width: 64, height: 64, channels: 3, background: 'orange' } })
      .jpeg()
      .toFile(path.join(directory, 'mango.jpg'));
    const script = BLOCKS.map(({ index, commands }) => `BLOCK=${index}\n${commands}`).join('\n');
    const commands = `${KEEPING_CURL}\n${script}`.replaceAll('http://localhost:4000', shop.url);
    const { stdout } = await run('bash', ['-c', commands], {
      cwd: directory,
      env: toolEnvironment({ no_proxy: '127.0.0.1' }),
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
      const [json] = /\{.*\}/.exec(text) ?? []; // answers are one line, among headers or in an event
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

/** REST says whether it succeeded; GraphQL has data, and no error among it. */
function expectOutcome(answer: Record<string, unknown>, isRefused: boolean): void {
  if ('success' in answer) expect(answer).toMatchObject({ success: !isRefused, error: isRefused });
  else expect(JSON.stringify(answer)).toMatch(/^\{"data":(?!.*"__typename":"\w+Error")/);
}

/** An answer as the guide shows it, where `…` stands for any text. */
function patternOf(json: string): object {
  return JSON.parse(json, (_key, value: unknown) => (value === '…' ? expect.any(String) : value)) as object; // the guide shows objects
}
