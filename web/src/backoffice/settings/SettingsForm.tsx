import { Box, Button, chakra, Flex, Heading, Text, Link } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import { announce } from '../../ui/announce.ts';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { DiscardChangesDialog } from '../../ui/dialogs/DiscardChangesDialog.tsx';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { showError, showOffer, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SettingsForm_group$key } from './__generated__/SettingsForm_group.graphql.ts';
import type {
  SettingsForm_setting$data,
  SettingsForm_setting$key,
} from './__generated__/SettingsForm_setting.graphql.ts';
import { SettingField } from './editors/SettingField.tsx';
import { findMoneyProblems, valueOf, type SettingDraft } from './settingDraft.ts';
import { refreshShop } from '../../shop/openingHours/refreshShop.ts';
import type { SettingsFormMutation } from './__generated__/SettingsFormMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { useCan } from '../../shop/identity/permissions.ts';
import { RelativeTime } from '../../ui/format/RelativeTime.tsx';
import { useNow } from '../../ui/useNow.ts';

const changedMeanwhile = (labels: string) =>
  `${labels} changed while you were editing. Check the values, then save yours or discard them.`;

/** The settings that a loaded page keeps: the shop's name, looks and promise. */
const KEPT_BY_PAGES = /^(brand\.|logo$|deliveryBadge$)/;

const NO_ERRORS: FormErrors['fields'] = {};
/** Editors that take the whole width. */
const WIDE = ['MULTILINE_TEXT', 'SWITCH', 'ORDER_LIMIT', 'PICTURE', 'COLOR_PAIR', 'WEEKLY_HOURS', 'HOLIDAYS'];

const settingFragment = graphql`
  fragment SettingsForm_setting on Setting @relay(plural: true) {
    key
    label
    editor
    value
    version
    ...SettingField_setting
    updatedAt
    updatedBy {
      name
    }
  }
`;

interface SettingsFormProps {
  group: SettingsForm_group$key;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** The form of a group of settings; saving it changes those that were edited. */
export function SettingsForm({ group: groupKey, children }: SettingsFormProps) {
  const group = useFragment(
    graphql`
      fragment SettingsForm_group on SettingGroup {
        title
        help
        settings {
          ...SettingsForm_setting
        }
      }
    `,
    groupKey,
  );
  const settings = useFragment<SettingsForm_setting$key>(settingFragment, group.settings);
  const [drafts, setDrafts] = useState<Readonly<Record<string, SettingDraft>>>({});
  const [errors, setErrors] = useState(NO_ERRORS);
  const [alert, setAlert] = useState('');
  const [saveSettings, isSaving] = useAction<SettingsFormMutation>(graphql`
    mutation SettingsFormMutation($input: SettingsUpdateInput!) {
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
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (errors === NO_ERRORS) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    invalid?.focus();
    announce(Object.values(errors)[0] ?? '');
  }, [errors]);

  const changes = settings.flatMap(({ key, editor, value, version }) => {
    const draft = drafts[key];
    const next = draft === undefined ? value : valueOf(editor, draft);
    const isChanged = draft !== undefined && JSON.stringify(next) !== JSON.stringify(value ?? null);
    return isChanged ? [{ key, value: next, version, former: value ?? null }] : [];
  });
  const isDirty = changes.length > 0;
  const discard = () => {
    setDrafts({});
    setErrors(NO_ERRORS);
    setAlert('');
  };
  const edit = (key: string, draft: SettingDraft) => {
    setDrafts((before) => ({ ...before, [key]: draft }));
    setErrors((before) => {
      const others = Object.entries(before).filter(([path]) => path !== key && !path.startsWith(`${key}.`));
      return others.length === 0 ? NO_ERRORS : Object.fromEntries(others);
    });
  };
  const refuse = ({ fields, message }: FormErrors) => {
    const areShown = Object.keys(fields).some((path) =>
      settings.some(({ key }) => path === key || path.startsWith(`${key}.`)),
    );
    setErrors(areShown ? fields : NO_ERRORS);
    setAlert(areShown ? '' : message);
  };
  const undo = (versions: ReadonlyMap<string, number>) =>
    saveSettings(
      { changes: changes.map(({ key, former }) => ({ key, value: former, version: versions.get(key) ?? 0 })) },
      {
        onDone: () => {
          showSuccess('Change undone');
          refreshShop();
        },
        errors: { SettingsChangedError: () => showError(changedMeanwhile(group.title)) },
        onFormErrors: ({ message }) => showError(message),
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isDirty || isSaving) return;
    const problems = settings.flatMap(({ key, editor }) => findMoneyProblems(key, editor, drafts[key] ?? null));
    if (problems.length > 0) return setErrors(Object.fromEntries(problems));
    saveSettings(
      { changes: changes.map(({ key, value, version }) => ({ key, value, version })) },
      {
        onDone: ({ settings: saved }) => {
          const versions = new Map(saved.map(({ key, version }) => [key, version]));
          discard();
          showSuccess('Settings saved', { label: 'Undo', onPress: () => undo(versions) });
          if (changes.some(({ key }) => KEPT_BY_PAGES.test(key)))
            showOffer('Open pages show it after a reload', { label: 'Reload', onPress: () => location.reload() });
          refreshShop();
        },
        errors: {
          SettingsChangedError: ({ settings: changed }) => {
            const keys = changed.map(({ key }) => key);
            const labels = settings.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
            setAlert(changedMeanwhile(labels.join(', ')));
          },
          SettingPinnedError: ({ key, message }) => refuse(toFormErrors(message, [{ path: key, message }])),
        },
        onFormErrors: refuse,
      },
    );
  };

  return (
    <Box asChild layerStyle="card" p={{ base: '4', md: '5' }} maxW="44rem">
      <form ref={form} onSubmit={submit} noValidate aria-labelledby="settings-group">
        <Heading as="h2" id="settings-group" textStyle="lg">
          {group.title}
        </Heading>
        <Text mt="0.5" mb="4" textStyle="sm" color="fg.muted">
          {group.help}
        </Text>
        {children}
        <Fields>
          {settings.map((setting) => (
            <div key={setting.key} data-wide={WIDE.includes(setting.editor) || undefined}>
              <SettingField
                setting={setting}
                draft={drafts[setting.key]}
                errors={errors}
                onChange={(draft) => edit(setting.key, draft)}
              />
            </div>
          ))}
        </Fields>
        <DialogAlert message={alert} />
        <Flex gap="3" align="center" wrap="wrap-reverse" mt="4">
          <Box flex="1 1 12rem" minW="0">
            <LastChange settings={settings} />
          </Box>
          <Flex gap="3" ms="auto">
            {isDirty && (
              <Button variant="outline" colorPalette="gray" onClick={discard}>
                Discard
              </Button>
            )}
            <Button type="submit" disabled={!isDirty} loading={isSaving}>
              Save
            </Button>
          </Flex>
        </Flex>
        {isDirty && !isSaving && <DiscardChangesDialog onDiscard={discard} />}
      </form>
    </Box>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '2',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

/** Who last changed one of the settings, with a link to the audit log for staff who may read it. */
function LastChange({ settings }: { settings: SettingsForm_setting$data }) {
  const can = useCan();
  const now = new Date(useNow());
  const last = settings
    .filter(({ updatedAt }) => updatedAt != null)
    .toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))[0];
  if (last?.updatedAt == null) return null;
  return (
    <Text textStyle="xs" color="fg.muted">
      {`Last change: ${last.label}`}
      {last.updatedBy != null && `, by ${last.updatedBy.name}`}, <RelativeTime moment={last.updatedAt} now={now} />
      {can('REPORTS') && (
        <>
          {' · '}
          <Link asChild>
            <RouterLink to="/dashboard/audit?subject=SETTING">History</RouterLink>
          </Link>
        </>
      )}
    </Text>
  );
}
