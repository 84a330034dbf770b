import type { SettingKey } from '../../platform/config/settings/settings.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';

export class SettingsChangedError extends defineUserError({
  description: 'Settings have a newer version than the one in the input. Nothing was changed.',
}) {
  readonly keys: readonly SettingKey[];

  constructor(keys: readonly SettingKey[]) {
    super('Another member of staff has changed these settings');
    this.keys = keys;
  }
}

export class SettingPinnedError extends defineUserError({
  description: 'The environment pins a setting. Nothing was changed.',
  fields: { key: { type: 'String', description: 'The key of the setting.' } },
}) {
  constructor(key: SettingKey, label: string) {
    super(`${label} is set by the environment of the shop`, { key });
  }
}
