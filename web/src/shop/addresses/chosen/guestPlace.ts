import type { AddressValues } from '../addressFields.ts';

/** What is shown of an address that this device keeps, until the server composes its line. */
export function guestPlace({ label, city, ...parts }: AddressValues) {
  const line = [parts.house, parts.floor, parts.building, parts.street, parts.landmark].filter(Boolean).join(', ');
  return { label, line, city };
}
