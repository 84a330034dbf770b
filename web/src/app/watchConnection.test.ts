import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportConnectionLost } from '../relay/sendOperation.ts';
import { setNetwork } from '../relay/environment.ts';
import { reconnection } from '../ui/reconnection.ts';
import { watchConnection } from './App.tsx';

const revalidate = vi.fn(() => Promise.resolve());
const retry = vi.fn();
let isDown = false;
let isWithoutDatabase = false;
let stop: () => void;

/** Lets the watcher go on for a while. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const isShownOffline = () => document.documentElement.dataset['offline'] !== undefined;

watchConnection({ state: { errors: null }, revalidate } as unknown as Parameters<typeof watchConnection>[0]);

describe('watchConnection', () => {
  beforeAll(() => void vi.useFakeTimers());
  afterAll(() => void vi.useRealTimers());
  beforeEach(() => {
    setNetwork(() => Promise.reject(new Error('no query is sent')));
    isDown = false;
    vi.stubGlobal('fetch', async () => {
      if (isDown) throw new TypeError('unplugged');
      return Response.json({ checks: { database: [{ status: isWithoutDatabase ? 'fail' : 'pass' }] } });
    });
    stop = reconnection.subscribe(retry);
  });
  afterEach(async () => {
    stop();
    await pass(60_000);
    vi.clearAllMocks();
  });

  it('shows a lost connection, and within two seconds of its return brings the page up to date and lets what failed try again', async () => {
    isDown = true;
    reportConnectionLost();
    await pass(10_000);
    expect(isShownOffline()).toBe(true);
    expect(retry).not.toHaveBeenCalled();
    isDown = false;
    await pass(2000);
    expect(isShownOffline()).toBe(false);
    expect(revalidate).toHaveBeenCalledOnce();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('waits for the database of a server that answers without it', async () => {
    isWithoutDatabase = true;
    reportConnectionLost();
    await pass(10_000);
    expect(isShownOffline()).toBe(true);
    isWithoutDatabase = false;
    await pass(2000);
    expect(isShownOffline()).toBe(false);
    expect(revalidate).toHaveBeenCalledOnce();
  });

  it('lets what failed try again after an interruption that is over at once, without showing it', async () => {
    reportConnectionLost();
    await pass(2000);
    expect(isShownOffline()).toBe(false);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('does not retry failures forever although the server answers', async () => {
    retry.mockImplementation(reportConnectionLost);
    reportConnectionLost();
    await pass(10_000);
    expect(retry).toHaveBeenCalledOnce();
    retry.mockReset();
  });
});
