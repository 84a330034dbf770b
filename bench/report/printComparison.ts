import { formatNumber } from './formatNumber.ts';
import { printTable } from './printTable.ts';
import type { Results, ServerResult, VariantResult } from './results.ts';

/** A figure with its heading. */
type Column<Row> = [heading: string, figure: (row: Row) => number | null];

const VARIANT_COLUMNS: Column<VariantResult>[] = [
  ['of floor', ({ ratio }) => ratio],
  ['/s', ({ median }) => median.unitsPerSecond],
  ['p50 ms', ({ median }) => median.unitP50],
  ['p99 ms', ({ median }) => median.unitP99],
  ['CPU ms', ({ median }) => median.serverCpuMs],
  ['SQL CPU ms', ({ median }) => median.databaseCpuMs],
  ['SQL', ({ statements }) => statements],
  ['kB', ({ median }) => median.kilobytes],
];

const SERVER_COLUMNS: Column<ServerResult>[] = [
  ['cold start ms', ({ coldStartMs }) => coldStartMs],
  ['peak memory MB', ({ peakMemoryMb }) => peakMemoryMb],
];

/** Prints the changes since earlier results, for the variants and servers that both have. */
export function printComparison(before: Results, after: Results): void {
  console.log(`\nSince ${before.date} (${before.machine.commit}):`);
  if (before.options.products !== after.options.products || before.options.orders !== after.options.orders)
    console.log('The databases had other sizes.');
  const variants = Object.entries(after.workloads).flatMap(([workload, { variants: measured }]) =>
    Object.entries(measured).flatMap(([variant, result]) => {
      const earlier = before.workloads[workload]?.variants[variant];
      return earlier ? [[workload, variant, ...changesOf(earlier, result, VARIANT_COLUMNS)]] : [];
    }),
  );
  const servers = Object.entries(after.servers).flatMap(([server, result]) => {
    const earlier = before.servers[server];
    return earlier ? [[server, ...changesOf(earlier, result, SERVER_COLUMNS)]] : [];
  });
  printTable(['workload', 'variant', ...headingsOf(VARIANT_COLUMNS)], variants, 2);
  console.log('');
  printTable(['server', ...headingsOf(SERVER_COLUMNS)], servers, 1);
}

function headingsOf<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(([heading]) => heading);
}

/** `before → after` of each figure. */
function changesOf<Row>(before: Row, after: Row, columns: readonly Column<Row>[]): string[] {
  return columns.map(([, figure]) => `${formatNumber(figure(before))} → ${formatNumber(figure(after))}`);
}
