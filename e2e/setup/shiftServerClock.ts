import { shiftClock } from './fixedClock.ts';

/** Loaded with `node --import`: shifts the clock of the shop's process to that of the journeys. */
shiftClock(Number(process.env['E2E_CLOCK_OFFSET']));
