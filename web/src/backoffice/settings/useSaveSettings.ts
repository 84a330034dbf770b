import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
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
  const [commit, isSaving] = useMutation<useSaveSettingsMutation>(graphql`
    mutation useSaveSettingsMutation($input: SettingsUpdateInput!) {
      settingsUpdate(input: $input) {
        __typename
        ... on SettingsUpdatePayload {
          settings {
            key
            version
            ...SettingsForm_setting
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on SettingsChangedError {
          settings {
            key
            ...SettingsForm_setting
          }
        }
        ... on SettingPinnedError {
          key
          message
        }
      }
    }
  `);
  const saveSettings = (changes: readonly SettingChange[], { onSaved, onChanged, onRefused }: SaveHandlers) =>
    commit({
      variables: { input: { changes } },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
      onCompleted: ({ settingsUpdate: result }) => {
        switch (result.__typename) {
          case 'SettingsUpdatePayload':
            return onSaved(new Map(result.settings.map(({ key, version }) => [key, version])));
          case 'SettingsChangedError':
            return onChanged(result.settings.map(({ key }) => key));
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'SettingPinnedError':
            return onRefused(toFormErrors(result.message, [{ path: result.key, message: result.message }]));
          default:
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
    });
  return { saveSettings, isSaving };
}
