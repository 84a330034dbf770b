import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './setup/findChromium.ts';
import { DRILLED } from './support/sizes.ts';

/** One more than the cores, because each waits for pages at times. All share one process of the shop. */
const MAX_WORKERS = 6;
const workers = Math.min(availableParallelism() + 1, MAX_WORKERS);

const { executablePath, env } = await findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  grepInvert: new RegExp(DRILLED),
  fullyParallel: true,
  forbidOnly: true,
  workers,
  retries: 0,
  timeout: 300_000, // like the time-outs below, it only ends what hangs, also on a slow and busy machine
  expect: { timeout: 60_000 },
  reporter: [['list']],
  webServer: {
    name: 'shop',
    cwd: import.meta.dirname, // the drills read this configuration, too
    command: `exec "${process.execPath}" --import ../api/src/platform/db/preload.mjs setup/startServer.ts`,
    wait: {
      stdout:
        /journeys at (?<e2e_shop_url>\S+) , database (?<e2e_database_url>\S+) , clients at port (?<e2e_client_port>\S+) , clock offset (?<e2e_clock_offset>\S+) /,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 900_000, // includes building the web client
  },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // the journeys that intercept requests would not see those of a worker
    actionTimeout: 60_000,
    trace: 'off', // recording costs a sixth of the time; use `--trace retain-on-failure` for one journey
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page is drawn, and no lazy picture loaded, far beyond what is seen of it.
        '--enable-features=SmallerInterestArea:size_in_pixels/100',
        '--blink-settings=lazyLoadingImageMarginPx4G=50,lazyLoadingImageMarginPxUnknown=50',
        '--process-per-site', // pages of one context share compiled scripts
        '--js-flags=--no-opt --no-maglev --single-threaded', // no page lives long enough to gain from optimized code
      ],
    },
  },
});
