import { describe, expect, it } from 'vitest';
import { importPhase, isInProgress } from './ImportPage.tsx';

describe('importPhase', () => {
  it('is the status, except while pictures are being fetched', () => {
    expect(importPhase({ status: 'CHECKED', pictureCount: 0, pictureDoneCount: 0 })).toBe('CHECKED');
    expect(importPhase({ status: 'DONE', pictureCount: 2, pictureDoneCount: 1 })).toBe('FETCHING');
    expect(importPhase({ status: 'DONE', pictureCount: 2, pictureDoneCount: 2 })).toBe('DONE');
  });

  it('knows the phases in which the server is working', () => {
    expect(
      ['CHECKING', 'RUNNING', 'FETCHING', 'UNDO_CHECKING', 'UNDOING'].every((phase) =>
        isInProgress(phase as 'CHECKING'),
      ),
    ).toBe(true); // widened to string[] by the list
    expect(isInProgress('CHECKED')).toBe(false);
    expect(isInProgress('FAILED')).toBe(false);
  });
});
