import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

/** The drills in a browser use the shop of the journeys, one after another, because they measure what happens at a time. */
export default defineConfig({ ...journeys, testDir: '.', outputDir: '../../test-results/drills', workers: 1 });
