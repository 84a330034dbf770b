import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasPendingAction, PENDING_ACTION_KEY, storePendingAction, type PendingAction } from './pendingAction.ts';
import { pendingActionStorage } from './pendingActionStorage.ts';

const action: PendingAction = { kind: 'addToCart', productId: 'prod_1', price: 4900, path: '/', place: 'k1' };
const HOUR_MS = 60 * 60 * 1000;

describe('the action that waits for a login', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('is read in every tab until it is taken once', () => {
    storePendingAction(action);
    expect(pendingActionStorage.read()).toMatchObject(action);
    expect(pendingActionStorage.read()).toBe(pendingActionStorage.read());
    expect(pendingActionStorage.take('user_asha')).toMatchObject(action);
    expect(pendingActionStorage.take('user_asha')).toBeNull();
    expect(hasPendingAction()).toBe(false);
  });

  it('is replaced by a later one', () => {
    storePendingAction(action);
    storePendingAction({ ...action, productId: 'prod_2' });
    expect(pendingActionStorage.read()).toMatchObject({ productId: 'prod_2' });
  });

  it('is completed by the tab that claims it', () => {
    storePendingAction(action);
    pendingActionStorage.claim();
    expect(localStorage).toHaveLength(0); // what other tabs see
    expect(hasPendingAction()).toBe(true);
    expect(pendingActionStorage.take('user_asha')).toMatchObject(action);
    expect(hasPendingAction()).toBe(false);
  });

  it('expires after an hour', () => {
    vi.useFakeTimers();
    storePendingAction(action);
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect(pendingActionStorage.read()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(pendingActionStorage.read()).toBeNull();
    expect(pendingActionStorage.take(undefined)).toBeNull();
    expect(hasPendingAction()).toBe(false);
  });

  it('is dropped by the login of another user', () => {
    pendingActionStorage.putBack({ ...action, storedAt: Date.now() }, 'user_asha');
    expect(pendingActionStorage.take('user_bala')).toBeNull();
    expect(pendingActionStorage.take('user_asha')).toBeNull();
  });

  it('that could not be completed replaces no later one', () => {
    storePendingAction({ ...action, productId: 'prod_2' });
    pendingActionStorage.putBack({ ...action, storedAt: Date.now() }, 'user_asha');
    expect(pendingActionStorage.read()).toMatchObject({ productId: 'prod_2' });
  });

  it.each(['{', 'null', '[]', '{"kind":"buyAll"}', '{"kind":"addToCart","productId":1}'])(
    'is none if it is %j',
    (raw) => {
      localStorage.setItem(PENDING_ACTION_KEY, raw);
      expect(pendingActionStorage.take(undefined)).toBeNull();
      expect(hasPendingAction()).toBe(false);
    },
  );

  it('notifies of a change in this tab and in another one', () => {
    const listener = vi.fn();
    const stop = pendingActionStorage.subscribe(listener);
    pendingActionStorage.drop();
    window.dispatchEvent(new StorageEvent('storage', { key: PENDING_ACTION_KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    pendingActionStorage.drop();
    window.dispatchEvent(new StorageEvent('storage', { key: PENDING_ACTION_KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is none where storage is unavailable', () => {
    vi.stubGlobal('localStorage', null);
    expect(() => storePendingAction(action)).not.toThrow();
    expect(hasPendingAction()).toBe(false);
    expect(pendingActionStorage.take(undefined)).toBeNull();
  });
});
