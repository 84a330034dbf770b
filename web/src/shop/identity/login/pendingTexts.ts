import type { PendingAction } from '../pendingAction.ts';

/** The pages that remind of an action that waits for the login. */
export type PendingStep = 'login' | 'register' | 'recovery';

/** What is said above the product, by the action and the page. */
const leads: Record<PendingAction['kind'], Record<PendingStep, string>> = {
  addToCart: { login: 'Log in to add', register: 'Sign up to add', recovery: 'Once you log in, we’ll add' },
};

/** Fixed texts of the reminder of a pending action. */
export const pendingTexts = {
  leads,
  soldOut: 'Out of stock now',
  soldOutLead: 'You wanted to add',
  label: (name: string, unit: string) => `${name} ${unit}`,
  priceChanged: (before: string) => `was ${before}`,
  notNow: 'Not now',
} as const;
