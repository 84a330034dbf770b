import { describe, expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';

describe('createLogger', () => {
  it('logs at the configured level', () => {
    expect(createLogger({ environment: 'test', logLevel: 'warn' }).level).toBe('warn');
    expect(createLogger({ environment: 'production', logLevel: 'silent' }).isLevelEnabled('fatal')).toBe(false);
  });
});
