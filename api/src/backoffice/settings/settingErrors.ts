import type { SettingKey } from '../../platform/config/settings/settings.ts';
import { UserError } from '../../platform/core/errors/userError.ts';

/** Somebody else has changed the settings meanwhile. */
export class SettingsChangedError extends UserError {
  readonly keys: readonly SettingKey[];

  constructor(keys: readonly SettingKey[]) {
    super('Another member of staff has changed these settings');
    this.name = 'SettingsChangedError';
    this.keys = keys;
  }
}

/** The environment pins a setting. */
export class SettingPinnedError extends UserError {
  readonly key: SettingKey;

  constructor(key: SettingKey, label: string) {
    super(`${label} is set by the environment of the shop`);
    this.name = 'SettingPinnedError';
    this.key = key;
  }
}
