/** A process imports this module to have a clock that jumps five minutes ahead with SIGUSR2, and back with the next one. */
const JUMP_MS = 5 * 60_000;
let offsetMs = 0;
process.on('SIGUSR2', () => (offsetMs = JUMP_MS - offsetMs));

const now = () => offsetMs + performance.timeOrigin + performance.now();
globalThis.Date = new Proxy(Date, {
  construct: (target, values, constructor) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, constructor) as Date,
  get: (target, key, receiver) => (key === 'now' ? () => Math.trunc(now()) : Reflect.get(target, key, receiver)),
});
