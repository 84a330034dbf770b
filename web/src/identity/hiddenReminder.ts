const storageKey = 'kirana.reminderHiddenFrom';

/** Keeps, for this tab, that a person wants no reminder of their email. */
export function hideReminderFrom(viewerId: string): void {
  try {
    sessionStorage.setItem(storageKey, viewerId);
  } catch {
    // Storage may be closed (private windows): the reminder comes again on the next page.
  }
}

/** Whether this person has hidden it; another one in the same tab has not. */
export function isReminderHiddenFrom(viewerId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === viewerId;
  } catch {
    return false;
  }
}
