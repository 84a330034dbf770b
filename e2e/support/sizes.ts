/**
 * The tag in the title of a test that only the drills run, because `npm test` proves its rules in another journey, window or component
 * test.
 */
export const DRILLED = ' @drilled';

/** The windows of a journey that has the same steps in both. */
export const SIZES = [
  { viewport: { width: 360, height: 740 }, tag: '' },
  { viewport: { width: 1280, height: 800 }, tag: DRILLED },
] as const;
