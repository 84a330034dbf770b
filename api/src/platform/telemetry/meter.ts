import { metrics } from '@opentelemetry/api';

/** Makes the instruments of the shop. They record nothing unless the preload has started OpenTelemetry. */
export const meter = metrics.getMeter('kirana');

/** The boundaries of durations in seconds, from OpenTelemetry's conventions for HTTP. */
export const DURATION_BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Records what the process takes of the machine. */
export function observeProcess(): void {
  meter
    .createObservableUpDownCounter('process.memory.usage', {
      description: 'The resident memory of the process.',
      unit: 'By',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableCounter('process.cpu.time', {
      description: 'The time of the CPU that the process took.',
      unit: 's',
    })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / 1e6, { 'cpu.mode': 'user' });
      result.observe(system / 1e6, { 'cpu.mode': 'system' });
    });
}
