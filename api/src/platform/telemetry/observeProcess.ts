import { meter } from './meter.ts';

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
