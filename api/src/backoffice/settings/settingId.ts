import { createHash } from 'node:crypto';
import type { SettingKey } from '../../platform/config/settings/settings.ts';

/** The UUID of a setting, version 8 of RFC 9562, which is made of its key: the audit log names its subjects by UUIDs. */
export function settingId(key: SettingKey): string {
  const bytes = createHash('sha256').update(`setting ${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
