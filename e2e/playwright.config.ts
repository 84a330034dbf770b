import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './ground/findChromium.ts';

const { executablePath, env } = await findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 90_000, // machines are busy
  expect: { timeout: 10_000 },
  reporter: [['list']],
  webServer: {
    name: 'shop',
    command: `exec "${process.execPath}" --import ../api/src/db/preload.ts ground/openShop.ts`,
    wait: {
      stdout:
        /is at (?<e2e_shop_url>\S+) on (?<e2e_database_url>\S+) , clients of others at port (?<e2e_client_port>\S+) , clock shifted by (?<e2e_clock_offset>\S+) /,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000, // the client may have to be built first
  },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    trace: 'off', // recording costs a sixth of the time; `--trace retain-on-failure` has it for one journey
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
