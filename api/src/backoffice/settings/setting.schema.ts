import { ActorRef } from '../../platform/audit/audit.schema.ts';
import {
  isNullable,
  SETTING_GROUPS,
  type SettingGroupKey,
  type SettingEditor,
} from '../../platform/config/settings/settingKind.ts';
import { settingDefinition } from '../../platform/config/settings/settings.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PictureRef } from '../../platform/media/picture.schema.ts';
import { findSettings, type Setting } from '../../shop/settings/findSettings.ts';
import { settingId } from './updateSettings.ts';

const SettingEditorRef = builder.enumType('SettingEditor', {
  description: 'How a form edits a setting, and what its value is as JSON.',
  values: {
    TEXT: { description: 'A line: a string.' },
    MULTILINE_TEXT: { description: 'Several lines: a string.' },
    EMAIL: { description: 'An e-mail address: a string.' },
    PHONE: { description: 'A telephone number: a string.' },
    SELECT: { description: 'One of `options`: a string.' },
    MONEY: { description: 'An amount: an integer of paise.' },
    INTEGER: { description: 'A whole number from `min` to `max`.' },
    SWITCH: { description: 'A boolean.' },
    ORDER_LIMIT: { description: '`{"orders": 3, "pieces": 100, "value": 1000000}`, the value in paise.' },
    PICTURE: { description: 'The public id of a picture: a string.' },
    COLOR_PAIR: { description: '`{"light": "#1f7a3d", "dark": "#5cc37f"}`; null: the theme’s own.' },
    WEEKLY_HOURS: {
      description:
        'Seven days, Monday first, each a list such as `[{"from": "07:00", "to": "23:00"}]`. An end that is not after its start is on the next day. Null: always open.',
    },
    HOLIDAYS: { description: 'A list of days: `[{"date": "2026-11-08", "name": "Diwali"}]`.' },
    DATE_TIME: { description: 'ISO 8601 with its offset: a string.' },
  } satisfies Record<SettingEditor, object>,
});

/** The value as the API has it: a picture by its public id, a list that is edited as text as that text. */
function publicValue({ key }: Setting, value: unknown): unknown {
  const { kind } = settingDefinition(key);
  if (kind.editor === 'MULTILINE_TEXT') return kind.format(value);
  return kind.editor === 'PICTURE' && typeof value === 'string' ? encodeId('Picture', value) : value;
}

type Definition = ReturnType<typeof settingDefinition>;

export const SettingRef = builder.objectRef<Setting>('Setting').implement({
  description: 'A setting of the shop.',
  authScopes: { settings: true },
  fields: (t) => {
    const text = (description: string, read: (definition: Definition) => string | null | undefined) =>
      t.string({ nullable: true, description, resolve: ({ key }) => read(settingDefinition(key)) ?? null });
    const integer = (description: string, read: (definition: Definition) => number | undefined) =>
      t.int({ nullable: true, description, resolve: ({ key }) => read(settingDefinition(key)) ?? null });
    return {
      id: t.id({
        description: 'The public id, `setting_…`.',
        resolve: ({ key }) => encodeId('Setting', settingId(key)),
      }),
      key: t.exposeString('key', { description: 'Such as `fees.delivery`.' }),
      label: t.string({ description: 'The label.', resolve: ({ key }) => settingDefinition(key).label }),
      help: text('What the label does not say.', ({ help }) => help),
      unit: text('Such as `seconds`.', ({ unit }) => unit),
      editor: t.field({
        type: SettingEditorRef,
        description: 'Its kind.',
        resolve: ({ key }) => settingDefinition(key).kind.editor,
      }),
      isNullable: t.boolean({
        description: 'Whether it may be null.',
        resolve: ({ key }) => isNullable(settingDefinition(key).kind),
      }),
      min: integer('The least number.', ({ kind }) => kind.min),
      max: integer('The largest number.', ({ kind }) => kind.max),
      maxLength: integer('The most characters.', ({ kind }) => kind.maxLength),
      options: t.stringList({
        nullable: true,
        description: 'The values of a `SELECT`.',
        resolve: ({ key }) => [...(settingDefinition(key).kind.options ?? [])],
      }),
      value: t.field({
        type: 'JSON',
        nullable: true,
        description: 'As `editor` describes it.',
        resolve: (setting) => publicValue(setting, setting.value),
      }),
      firstValue: t.field({
        type: 'JSON',
        nullable: true,
        description: 'The value of the environment, which holds until the first change, and always if `isPinned`.',
        resolve: (setting) => publicValue(setting, setting.first),
      }),
      picture: t.field({
        type: PictureRef,
        nullable: true,
        description: 'The picture of a `PICTURE`.',
        resolve: async ({ key, value }) => {
          const isPicture = settingDefinition(key).kind.editor === 'PICTURE' && typeof value === 'string';
          return isPicture ? db.picture.findUnique({ where: { id: value } }) : null;
        },
      }),
      variable: text('The variable of the environment with the first value.', ({ variable }) => variable),
      isPinned: t.exposeBoolean('isPinned', { description: 'Whether the environment pins it (SETTINGS_PINNED).' }),
      isSensitive: t.boolean({
        description: 'Whether a change needs a recent authentication.',
        resolve: ({ key }) => settingDefinition(key).isSensitive,
      }),
      version: t.exposeInt('version', { description: 'For `settingsUpdate`; 0 before the first change.' }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Null before the first change.',
      }),
      updatedBy: t.expose('updatedBy', {
        type: ActorRef,
        nullable: true,
        description: 'Null before the first change, and for a deleted account.',
      }),
    };
  },
});

interface SettingGroup {
  group: SettingGroupKey;
  settings: Setting[];
}

const SettingGroupRef = builder.objectRef<SettingGroup>('SettingGroup').implement({
  description: 'Settings that belong together.',
  authScopes: { settings: true },
  fields: (t) => ({
    key: t.exposeString('group', { description: 'The key, such as `FEES`.' }),
    title: t.string({ description: 'The title.', resolve: ({ group }) => SETTING_GROUPS[group].title }),
    help: t.string({
      description: 'What the settings are about.',
      resolve: ({ group }) => SETTING_GROUPS[group].help,
    }),
    settings: t.expose('settings', { type: [SettingRef], description: 'In the order of a form.' }),
  }),
});

builder.queryField('settingGroups', (t) =>
  t.field({
    type: [SettingGroupRef],
    nullable: true,
    description: 'All settings. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    resolve: async (_root, _args, { authentication, settings }) => {
      const found = await findSettings(requireViewer(authentication), settings);
      const groups = Map.groupBy(found, ({ key }) => settingDefinition(key).group);
      return [...groups].map(([group, members]) => ({ group, settings: members }));
    },
  }),
);
