import { z } from 'zod';
import { settingDefinition, SETTING_KEYS, type SettingKey } from '../../platform/config/settings/settings.ts';
import { decodeIdOf } from '../../platform/core/publicId.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';
import { findSettings } from '../../shop/settings/findSettings.ts';
import { isSettingKey } from '../../shop/settings/openLiveSettings.ts';
import { SettingRef } from './setting.schema.ts';
import { SettingPinnedError, SettingsChangedError, updateSettings } from './updateSettings.ts';

userErrorType(SettingsChangedError, (t) => ({
  settings: t.field({
    type: [SettingRef],
    description: 'As they are now.',
    resolve: ({ keys }, _args, { authentication, settings }) =>
      findSettings(requireViewer(authentication), settings, keys),
  }),
}));

const SettingsUpdatePayload = builder.objectRef<{ keys: readonly SettingKey[] }>('SettingsUpdatePayload').implement({
  description: 'The settings are changed.',
  fields: (t) => ({
    settings: t.field({
      type: [SettingRef],
      description: 'Those of the input.',
      resolve: ({ keys }, _args, { authentication, settings }) =>
        findSettings(requireViewer(authentication), settings, keys),
    }),
  }),
});

const SettingChangeInput = builder.inputType('SettingChangeInput', {
  description: 'A new value of a setting.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'The key.' }),
    value: t.field({ type: 'JSON', description: 'As its `editor` describes it.' }),
    version: t.int({ required: true, description: 'The version that was read.' }),
  }),
});

const changesShape = z.looseObject({
  changes: z
    .array(z.looseObject({ key: z.string().refine(isSettingKey, 'There is no such setting') }))
    .min(1, 'Change at least one setting')
    .max(SETTING_KEYS.length, `There are ${SETTING_KEYS.length} settings`)
    .refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, 'Change each setting once'),
});

/** The value as the rules have it: a picture by the id of its row. A text that is no public id is left to their validation. */
function storedValue(key: SettingKey, value: unknown): unknown {
  if (settingDefinition(key).kind.editor !== 'PICTURE' || typeof value !== 'string') return value ?? null;
  try {
    return decodeIdOf('Picture', value);
  } catch {
    return '';
  }
}

builder.mutationField('settingsUpdate', (t) =>
  t.fieldWithInput({
    description:
      'Changes all of these settings or none. The paths of `InvalidInputError` are a key and the place within its value. Needs the permission `SETTINGS`.',
    type: SettingsUpdatePayload,
    authScopes: { settings: true },
    errors: { types: [InvalidInputError, SettingsChangedError, SettingPinnedError, ReauthenticationRequiredError] },
    typeOptions: { validate: changesShape },
    input: { changes: t.input.field({ type: [SettingChangeInput], required: true, description: 'The changes.' }) },
    resolve: async (_root, { input }, context) => {
      const changes = input.changes.map(({ key, value, version }) => {
        if (!isSettingKey(key)) throw new InvalidInputError([{ path: key, message: 'There is no such setting' }]);
        return { key, value: storedValue(key, value), version };
      });
      if (changes.some(({ key }) => settingDefinition(key).isSensitive)) {
        await requireRecentAuthentication(context, new Date());
      }
      await updateSettings(requireViewer(context.authentication), changes, context.settings);
      return { keys: changes.map(({ key }) => key) };
    },
  }),
);
