import type { EnvironmentSettings } from '../../platform/config/settings/environmentSettings.ts';
import {
  type LiveSettings,
  type ShopSettings,
  nestSettings,
  settingValue,
} from '../../platform/config/settings/shopSettings.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { DatabaseChanges } from '../../platform/events/databaseChanges.ts';
import { SETTING_KEYS, settingDefinition, type SettingKey } from '../../platform/config/settings/settings.ts';

/** After a failed reading the last values hold for this time before the next one. */
const RETRY_MS = 1000;

/**
 * Keeps the settings in memory until the database announces a change, or announcements may have been missed. While the process does not
 * hear of changes, and without `changes`, each reading asks the database; while that is away, the last values hold.
 */
export function openLiveSettings(environment: EnvironmentSettings, changes: DatabaseChanges | null): LiveSettings {
  let last: ShopSettings | null = null;
  let isFresh = false;
  let generation = 0; // what is being read while the settings change is not kept
  let failsUntil = -Infinity;
  let loading: { generation: number; settings: Promise<ShopSettings> } | null = null;

  function outdate(): void {
    generation += 1;
    isFresh = false;
  }
  changes?.subscribe({ onChange: (kind) => kind === 'settings' && outdate(), onMissed: outdate });

  async function load(): Promise<ShopSettings> {
    const startedIn = generation;
    const settings = settingsInForce(await readStoredSettings(db), environment);
    if (generation === startedIn) {
      last = settings;
      isFresh = true;
    }
    return settings;
  }

  /** Those who ask while nothing has changed share a reading. */
  function loadOnce(): Promise<ShopSettings> {
    if (changes && loading?.generation === generation) return loading.settings;
    const started = {
      generation,
      settings: load().finally(() => {
        if (loading === started) loading = null;
      }),
    };
    loading = started;
    return started.settings;
  }

  return {
    ...environment,
    async read() {
      if (changes && (await changes.isCurrent()) && isFresh && last) return last;
      if (last && performance.now() < failsUntil) return last;
      try {
        return await loadOnce();
      } catch (error) {
        if (!last) throw error;
        failsUntil = performance.now() + RETRY_MS;
        return last;
      }
    },
  };
}

export interface StoredSetting {
  value: unknown;
  version: number;
}

export type StoredSettings = ReadonlyMap<string, StoredSetting>;

/** Reads what has been changed in the back office, by key. */
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

export function settingsInForce(stored: StoredSettings, environment: EnvironmentSettings): ShopSettings {
  return nestSettings((key) => valueInForce(key, stored, environment));
}

export function isSettingKey(text: string): text is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(text);
}
