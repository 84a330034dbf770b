import { createHash } from 'node:crypto';

/** The nil UUID (RFC 9562), which no row has: a `where` with it finds no row, such as for an anonymous visitor. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** The lower bound of every uuid v7 of that time and later. */
export function firstIdSince(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The UUID of something that has a name in the code instead of a row, version 8 of RFC 9562: the audit log names its subjects by UUIDs. */
export function uuidOfName(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
