import { shiftClock } from './runClock.ts';

/** For `node --import`: the shop's process runs on the clock of the journeys. */
shiftClock(Number(process.env['E2E_CLOCK_OFFSET']));
