import { formatNumber } from './formatNumber.ts';
import { printTable } from './printTable.ts';
import type { Results } from './results.ts';

const HEADINGS = [
  ...['workload', 'variant', 'per', '/s', 'ratio', 'p50 ms', 'p99 ms', 'request p50', 'request p99'],
  ...['CPU ms', 'SQL CPU ms', 'SQL', 'kB'],
];

/** Prints the medians of all workloads, and the servers' resource usage. */
export function printResults({ workloads, servers }: Results): void {
  const rows = Object.entries(workloads).flatMap(([name, { unit, variants }]) =>
    Object.entries(variants).map(([variant, { median, statements, ratio }]) => [
      ...[name, variant, unit],
      ...[median.unitsPerSecond, ratio, median.unitP50, median.unitP99, median.requestP50, median.requestP99].map(
        formatNumber,
      ),
      ...[median.serverCpuMs, median.databaseCpuMs, statements, median.kilobytes].map(formatNumber),
    ]),
  );
  console.log('');
  printTable(HEADINGS, rows, 3);
  console.log('');
  const floor = servers['floor'];
  const share = (value: number | null, base: number | null | undefined) =>
    formatNumber(value === null || !base ? null : value / base);
  printTable(
    ['server', 'cold start ms', 'times floor', 'peak memory MB', 'times floor'],
    Object.entries(servers).map(([name, { coldStartMs, peakMemoryMb }]) => [
      ...[name, formatNumber(coldStartMs), share(coldStartMs, floor?.coldStartMs)],
      ...[formatNumber(peakMemoryMb), share(peakMemoryMb, floor?.peakMemoryMb)],
    ]),
    1,
  );
}
