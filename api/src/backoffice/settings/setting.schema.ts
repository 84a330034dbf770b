import { ActorRef } from '../../platform/audit/audit.schema.ts';
import {
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
import { settingId } from './settingId.ts';

const SettingEditorRef = builder.enumType('SettingEditor', {
  description: 'The kind of a setting, which says how a form edits it and what its value is as JSON.',
  values: {
    TEXT: { description: 'A line of text: a string.' },
    MULTILINE_TEXT: { description: 'Several lines of text: a string.' },
    EMAIL: { description: 'An e-mail address: a string.' },
    PHONE: { description: 'A telephone number: a string.' },
    SELECT: { description: 'One of `options`: a string.' },
    MONEY: { description: 'An amount: an integer of paise.' },
    INTEGER: { description: 'A whole number from `min` to `max`.' },
    SWITCH: { description: 'A boolean.' },
    ORDER_LIMIT: {
      description: 'The most of several orders: `{"orders": 3, "pieces": 100, "value": 1000000}`, in paise.',
    },
    PICTURE: { description: 'The public id of a picture: a string.' },
    WEEKLY_HOURS: {
      description:
        'A list of seven days, Monday first, each a list of intervals: `[{"from": "07:00", "to": "23:00"}]`. An end that is not after its start is on the next day. Null: always open.',
    },
    HOLIDAYS: { description: 'A list of days: `[{"date": "2026-11-08", "name": "Diwali"}]`.' },
    DATE_TIME: { description: 'A moment in ISO 8601 with its offset: a string.' },
  } satisfies Record<SettingEditor, object>,
});

/** The value as the API has it: a picture by its public id. */
function publicValue({ key }: Setting, value: unknown): unknown {
  const isPicture = settingDefinition(key).kind.editor === 'PICTURE';
  return isPicture && typeof value === 'string' ? encodeId('Picture', value) : value;
}

/** A setting; who has the permission `SETTINGS` can read it. */
export const SettingRef = builder.objectRef<Setting>('Setting').implement({
  description: 'A setting of the shop, with what a form needs to edit it.',
  authScopes: { settings: true },
  fields: (t) => ({
    id: t.id({ description: 'The public id, `setting_…`.', resolve: ({ key }) => encodeId('Setting', settingId(key)) }),
    key: t.exposeString('key', { description: 'The key, such as `fees.delivery`.' }),
    label: t.string({ description: 'The label.', resolve: ({ key }) => settingDefinition(key).label }),
    help: t.string({
      nullable: true,
      description: 'What the label does not say; null for nothing.',
      resolve: ({ key }) => settingDefinition(key).help ?? null,
    }),
    unit: t.string({
      nullable: true,
      description: 'What a number counts, such as `seconds`.',
      resolve: ({ key }) => settingDefinition(key).unit ?? null,
    }),
    editor: t.field({
      type: SettingEditorRef,
      description: 'The kind of the value.',
      resolve: ({ key }) => settingDefinition(key).kind.editor,
    }),
    isNullable: t.boolean({
      description: 'Whether the value may be null.',
      resolve: ({ key }) => settingDefinition(key).kind.isNullable,
    }),
    min: t.int({
      nullable: true,
      description: 'The least number.',
      resolve: ({ key }) => settingDefinition(key).kind.min ?? null,
    }),
    max: t.int({
      nullable: true,
      description: 'The largest number.',
      resolve: ({ key }) => settingDefinition(key).kind.max ?? null,
    }),
    maxLength: t.int({
      nullable: true,
      description: 'The most characters of a text.',
      resolve: ({ key }) => settingDefinition(key).kind.maxLength ?? null,
    }),
    options: t.stringList({
      nullable: true,
      description: 'The values of a `SELECT`; null for another editor.',
      resolve: ({ key }) => [...(settingDefinition(key).kind.options ?? [])],
    }),
    value: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The value that holds, as `editor` describes it.',
      resolve: (setting) => publicValue(setting, setting.value),
    }),
    firstValue: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The value of the environment, which holds until somebody changes it, and always if `isPinned`.',
      resolve: (setting) => publicValue(setting, setting.first),
    }),
    picture: t.field({
      type: PictureRef,
      nullable: true,
      description: 'The picture of a setting that is one.',
      resolve: async ({ key, value }) => {
        const isPicture = settingDefinition(key).kind.editor === 'PICTURE' && typeof value === 'string';
        return isPicture ? db.picture.findUnique({ where: { id: value } }) : null;
      },
    }),
    variable: t.string({
      nullable: true,
      description: 'The variable of the environment with the first value; null when there is none.',
      resolve: ({ key }) => settingDefinition(key).variable,
    }),
    isPinned: t.exposeBoolean('isPinned', {
      description: 'Whether the environment pins it (SETTINGS_PINNED), so that `settingsUpdate` can’t change it.',
    }),
    isSensitive: t.boolean({
      description: 'Whether a change needs a recent authentication.',
      resolve: ({ key }) => settingDefinition(key).isSensitive,
    }),
    version: t.exposeInt('version', { description: 'The version, for updates; 0 before the first change.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was changed last; null before the first change.',
    }),
    updatedBy: t.expose('updatedBy', {
      type: ActorRef,
      nullable: true,
      description: 'Who has changed it last; null before the first change, and when their account was deleted.',
    }),
  }),
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
    help: t.string({ description: 'What the settings are about.', resolve: ({ group }) => SETTING_GROUPS[group].help }),
    settings: t.expose('settings', { type: [SettingRef], description: 'The settings, in the order of a form.' }),
  }),
});

builder.queryField('settingGroups', (t) =>
  t.field({
    type: [SettingGroupRef],
    nullable: true,
    description: 'All settings of the shop, in groups. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    resolve: async (_root, _args, { authentication, settings }) => {
      const found = await findSettings(requireViewer(authentication), settings);
      const groups = Map.groupBy(found, ({ key }) => settingDefinition(key).group);
      return [...groups].map(([group, members]) => ({ group, settings: members }));
    },
  }),
);
