import { describe, expect, it } from 'vitest';
import { importPhase, isAtWork } from './importPhase.ts';

describe('importPhase', () => {
  it('is the status, but for an import whose pictures are on their way', () => {
    expect(importPhase({ status: 'CHECKED', pictureCount: 0, pictureDoneCount: 0 })).toBe('CHECKED');
    expect(importPhase({ status: 'DONE', pictureCount: 2, pictureDoneCount: 1 })).toBe('FETCHING');
    expect(importPhase({ status: 'DONE', pictureCount: 2, pictureDoneCount: 2 })).toBe('DONE');
  });

  it('knows when the server is at work', () => {
    expect(['CHECKING', 'RUNNING', 'FETCHING'].every((phase) => isAtWork(phase as 'CHECKING'))).toBe(true); // widened by the list
    expect(isAtWork('CHECKED')).toBe(false);
    expect(isAtWork('FAILED')).toBe(false);
  });
});
