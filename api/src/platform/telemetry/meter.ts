import { metrics } from '@opentelemetry/api';

/** Makes the instruments of the shop. They record nothing unless the preload has started OpenTelemetry. */
export const meter = metrics.getMeter('kirana');

/** The boundaries of durations in seconds, from OpenTelemetry's conventions for HTTP. */
export const DURATION_BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
