import { ACTOR_SELECTION, actorOf, type Actor } from '../../platform/audit/audit.schema.ts';
import type { EnvironmentSettings } from '../../platform/config/settings/environmentSettings.ts';
import { SETTING_KEYS, type SettingKey } from '../../platform/config/settings/settings.ts';
import { settingValue } from '../../platform/config/settings/shopSettings.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { valueInForce } from './openLiveSettings.ts';

export interface Setting {
  key: SettingKey;
  value: unknown;
  /** The value of the environment, or the registry's. */
  first: unknown;
  isPinned: boolean;
  /** 0: never changed. */
  version: number;
  updatedAt: Date | null;
  updatedBy: Actor | null;
}

/** The settings with these keys, in the order of the form. It reads the database, so that it shows what the request has written. */
export async function findSettings(
  viewer: Viewer,
  environment: EnvironmentSettings,
  keys: readonly SettingKey[] = SETTING_KEYS,
): Promise<Setting[]> {
  requirePermission(viewer, 'SETTINGS');
  const rows = await db.setting.findMany({
    select: { key: true, value: true, version: true, updatedAt: true, updatedBy: ACTOR_SELECTION },
  });
  const stored = new Map(rows.map((row) => [row.key, row]));
  return SETTING_KEYS.filter((key) => keys.includes(key)).map((key) => {
    const row = stored.get(key);
    return {
      key,
      value: valueInForce(key, stored, environment),
      first: settingValue(environment.first, key),
      isPinned: environment.pinned.has(key),
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt ?? null,
      updatedBy: actorOf(row?.updatedBy ?? null),
    };
  });
}
