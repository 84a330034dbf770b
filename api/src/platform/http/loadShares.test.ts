import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { measureLoadShares } from '../limits/rateLimits.ts';

type OnResponse = (request: { ip: string }, reply: { elapsedTime: number }, done: () => void) => void;

/** The measurement, and what it is told of each request. */
function openShares() {
  let onResponse: OnResponse = () => undefined;
  let now = 1;
  const app = { addHook: (_name: string, hook: OnResponse) => (onResponse = hook) };
  const causesLoad = measureLoadShares(app as unknown as FastifyInstance, { now: () => now }); // it adds one hook
  return {
    causesLoad,
    end: (ip: string, elapsedTime: number) => onResponse({ ip }, { elapsedTime }, () => undefined),
    pass: (ms: number) => void (now += ms),
  };
}

it('an address causes the load whose requests took far longer than those of others, with its IPv6 network', () => {
  const { causesLoad, end } = openShares();
  for (let host = 0; host < 9; host += 1) end(`198.51.100.${host}`, 20);
  for (let host = 0; host < 30; host += 1) end(`2001:db8:7:7::${host}`, 20);
  expect(causesLoad('2001:db8:7:7:ffff::1')).toBe(true);
  expect(causesLoad('198.51.100.1')).toBe(false);
  expect(causesLoad('192.0.2.1')).toBe(false);
});

it('the only address causes none, because no other has to be served', () => {
  const { causesLoad, end } = openShares();
  end('198.51.100.1', 5000);
  expect(causesLoad('198.51.100.1')).toBe(false);
});

it('the last ten seconds count', () => {
  const { causesLoad, end, pass } = openShares();
  for (let host = 0; host < 9; host += 1) end(`198.51.100.${host}`, 20);
  end('192.0.2.1', 5000);
  expect(causesLoad('192.0.2.1')).toBe(true);
  pass(10_001);
  expect(causesLoad('192.0.2.1')).toBe(false);
});
