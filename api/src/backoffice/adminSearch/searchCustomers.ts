import { requirePermission } from '../../platform/core/permissions.ts';
import { phoneDigits } from '../../platform/core/phoneNumber.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { findCustomers } from '../customers/findCustomers.ts';
import { MAX_HITS } from './maxHits.ts';
import { MIN_MOBILE_DIGITS } from './minMobileDigits.ts';

const TRIGRAM = 3;

/**
 * Finds the ids of customers by a part of the name, of the e-mail address or of a mobile number. What is too short for the indexes of trigrams finds
 * nothing. @throws ForbiddenError
 */
export async function searchCustomers(viewer: Viewer, text: string): Promise<string[]> {
  requirePermission(viewer, 'CUSTOMERS');
  const digits = phoneDigits(text);
  if (digits === null ? text.length < TRIGRAM : digits.length < MIN_MOBILE_DIGITS) return [];
  const selection = { search: digits ?? text, filter: {}, sort: 'NEWEST' } as const;
  const hits = await findCustomers(viewer, selection, { first: MAX_HITS });
  return hits.slice(0, MAX_HITS).map(({ id }) => id);
}
