import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './setup/findChromium.ts';

const { executablePath, env } = await findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000, // CI machines are slow
  expect: { timeout: 20_000 },
  reporter: [['list']],
  webServer: {
    name: 'shop',
    command: `exec "${process.execPath}" --import ../api/src/db/preload.mjs setup/startServer.ts`,
    wait: {
      stdout:
        /journeys at (?<e2e_shop_url>\S+) , database (?<e2e_database_url>\S+) , clients at port (?<e2e_client_port>\S+) , clock offset (?<e2e_clock_offset>\S+) /,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 300_000, // includes building the web client
  },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // the journeys that intercept requests would not see those of a worker
    actionTimeout: 20_000,
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
      ],
    },
  },
});
