const BENCHMARKS: Readonly<Record<string, () => Promise<unknown>>> = {
  screens: () => import('./screens.ts'),
  phone: () => import('./phone.ts'),
  capacity: () => import('./capacity.ts'),
  faults: () => import('./faults.ts'),
  soak: () => import('./soak.ts'),
  follow: () => import('./followOrders.ts'),
  rest: () => import('./restOverhead.ts'),
  telemetry: () => import('./telemetry.ts'),
  import: () => import('./importCatalogue.ts'),
  reports: () => import('./reports.ts'),
  search: () => import('./search/bench.ts'),
  'search-score': () => import('./search/score.ts'),
  'search-suggestions': () => import('./search/suggestions.ts'),
};

/** `npm run bench -- [NAME] [OPTIONS]`: the benchmark of that name, which reads the options, or the workloads of bench.ts. */
const name = process.argv[2];
if (name === undefined || name.startsWith('--')) {
  await import('./bench.ts');
} else {
  const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (benchmark) {
    process.argv.splice(2, 1);
    await benchmark();
  } else {
    console.error(`There is no benchmark ${name}. Name one of: ${Object.keys(BENCHMARKS).join(', ')}.`);
    process.exitCode = 1;
  }
}
