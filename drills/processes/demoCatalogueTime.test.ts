import { expect, it } from 'vitest';
import { demoCatalogue } from '../../demo/demoCatalogue.ts';

it('makes the demo catalogue in less than a second of processor time', () => {
  const before = process.cpuUsage();
  demoCatalogue();
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(1_000_000);
});
