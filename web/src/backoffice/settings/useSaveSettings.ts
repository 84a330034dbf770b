import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type { useSaveSettingsMutation } from './__generated__/useSaveSettingsMutation.graphql.ts';

/** A new value of a setting, with the version that the form showed. */
export interface SettingChange {
  key: string;
  value: unknown;
  version: number;
}

interface SaveHandlers {
  /** The versions that the settings have now, by their keys. */
  onSaved: (versions: ReadonlyMap<string, number>) => void;
  /** Others have changed the settings with these keys; the store has their values. */
  onChanged: (keys: readonly string[]) => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Changes settings, all of them or none. */
export function useSaveSettings() {
  const [act, isSaving] = useAction<useSaveSettingsMutation>(graphql`
    mutation useSaveSettingsMutation($input: SettingsUpdateInput!) {
      settingsUpdate(input: $input) {
        ... on SettingsUpdatePayload {
          settings {
            key
            version
            ...SettingsForm_setting
          }
        }
        ... on SettingsChangedError @alias(as: "SettingsChangedError") {
          settings {
            key
            ...SettingsForm_setting
          }
        }
        ... on SettingPinnedError @alias(as: "SettingPinnedError") {
          key
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const saveSettings = (changes: readonly SettingChange[], { onSaved, onChanged, onRefused }: SaveHandlers) =>
    act(
      { changes },
      {
        onDone: ({ settings }) => onSaved(new Map(settings.map(({ key, version }) => [key, version]))),
        errors: {
          SettingsChangedError: ({ settings }) => onChanged(settings.map(({ key }) => key)),
          SettingPinnedError: ({ key, message }) => onRefused(toFormErrors(message, [{ path: key, message }])),
        },
        onFormErrors: onRefused,
      },
    );
  return { saveSettings, isSaving };
}
