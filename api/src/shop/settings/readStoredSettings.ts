import { SETTING_KEYS, settingDefinition, type SettingKey } from '../../platform/config/settings/settings.ts';
import type { EnvironmentSettings } from '../../platform/config/settings/environmentSettings.ts';
import { nestSettings, settingValue, type ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../platform/db/client.ts';

/** A row of the table of settings. */
export interface StoredSetting {
  value: unknown;
  version: number;
}

export type StoredSettings = ReadonlyMap<string, StoredSetting>;

/** Reads what has been changed in the admin area, by key. */
export async function readStoredSettings(tx: Pick<Transaction, 'setting'>): Promise<StoredSettings> {
  const rows = await tx.setting.findMany({ select: { key: true, value: true, version: true } });
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/**
 * The value of a setting: what is stored, unless the environment pins it. A stored value that the registry no longer allows, after
 * an update of the shop, does not count.
 */
export function valueInForce(key: SettingKey, stored: StoredSettings, { first, pinned }: EnvironmentSettings): unknown {
  const row = pinned.has(key) ? undefined : stored.get(key);
  const parsed = row && settingDefinition(key).kind.shape.safeParse(row.value);
  return parsed?.success ? parsed.data : settingValue(first, key);
}

/** The values of all settings. */
export function settingsInForce(stored: StoredSettings, environment: EnvironmentSettings): ShopSettings {
  return nestSettings((key) => valueInForce(key, stored, environment));
}

/** Whether a text is the key of a setting. */
export function isSettingKey(text: string): text is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(text);
}
