const storageKey = 'kirana.reminderHiddenFrom';

/** Stores for this tab that a person dismissed the email reminder. */
export function dismissReminder(viewerId: string): void {
  try {
    sessionStorage.setItem(storageKey, viewerId);
  } catch {
    // Storage throws in some private windows; the reminder is then shown again on the next page.
  }
}

/** Whether this person dismissed the reminder in this tab. */
export function isReminderDismissed(viewerId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === viewerId;
  } catch {
    return false;
  }
}
