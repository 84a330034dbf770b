import { isDeepStrictEqual } from 'node:util';
import { type SettingKey, settingDefinition } from '../../platform/config/settings/settings.ts';
import { defineUserError, InvalidInputError, type InputIssue } from '../../platform/core/errors/userError.ts';
import { recordAudits } from '../../platform/audit/recordAudit.ts';
import { type EnvironmentSettings, checkSettings } from '../../platform/config/settings/environmentSettings.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { uuidOfName } from '../../platform/core/uuids.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { enqueueJob } from '../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../platform/media/removePictures.ts';
import {
  readStoredSettings,
  settingsInForce,
  valueInForce,
  type StoredSettings,
} from '../../shop/settings/openLiveSettings.ts';

export class SettingsChangedError extends defineUserError({
  description: 'Settings have a newer version. Nothing was changed.',
}) {
  readonly keys: readonly SettingKey[];

  constructor(keys: readonly SettingKey[]) {
    super('Someone else has changed these settings');
    this.keys = keys;
  }
}

export class SettingPinnedError extends defineUserError({
  description: 'The environment pins a setting. Nothing was changed.',
  fields: { key: { type: 'String', description: 'The key of the setting.' } },
}) {
  constructor(key: SettingKey, label: string) {
    super(`${label} is set in the shop’s environment`, { key });
  }
}

/** A new value of a setting, and the version that its form showed. */
interface SettingChange {
  key: SettingKey;
  value: unknown;
  version: number;
}

interface WrittenChange {
  key: SettingKey;
  before: unknown;
  after: unknown;
}

/**
 * Changes settings in one transaction; all of them or none. Values that stay as they are write nothing. Each process learns of the change
 * at the commit. @throws SettingsChangedError, SettingPinnedError, InvalidInputError
 */
export async function updateSettings(
  viewer: Viewer,
  changes: readonly SettingChange[],
  environment: EnvironmentSettings,
): Promise<void> {
  requirePermission(viewer, 'SETTINGS');
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`; // there may be no rows to lock
    const stored = await readStoredSettings(tx);
    checkVersions(changes, stored);
    const pinned = changes.find(({ key }) => environment.pinned.has(key));
    if (pinned) throw new SettingPinnedError(pinned.key, settingDefinition(pinned.key).label);
    const written = parseChanges(changes)
      .map(({ key, value }) => ({ key, before: valueInForce(key, stored, environment), after: value }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after));
    if (written.length === 0) return;
    checkTogether(written, stored, environment);
    await writeChanges(tx, viewer, written);
  });
}

function checkVersions(changes: readonly SettingChange[], stored: StoredSettings): void {
  const outdated = changes.filter(({ key, version }) => (stored.get(key)?.version ?? 0) !== version);
  if (outdated.length > 0) throw new SettingsChangedError(outdated.map(({ key }) => key));
}

function parseChanges(changes: readonly SettingChange[]): { key: SettingKey; value: unknown }[] {
  const issues: InputIssue[] = [];
  const values = changes.map(({ key, value }) => {
    const parsed = settingDefinition(key).kind.shape.safeParse(value);
    for (const { path, message } of parsed.error?.issues ?? [])
      issues.push({ path: [key, ...path].join('.'), message });
    return { key, value: parsed.data };
  });
  if (issues.length > 0) throw new InvalidInputError(issues);
  return values;
}

function checkTogether(written: readonly WrittenChange[], stored: StoredSettings, environment: EnvironmentSettings) {
  const next = new Map(stored);
  for (const { key, after } of written) next.set(key, { value: after, version: 0 });
  const issues = checkSettings(settingsInForce(next, environment));
  if (issues.length > 0) throw new InvalidInputError(issues.map(({ key, message }) => ({ path: key, message })));
}

async function writeChanges(tx: Transaction, viewer: Viewer, written: readonly WrittenChange[]): Promise<void> {
  const logo = written.find(({ key }) => settingDefinition(key).kind.editor === 'PICTURE');
  if (typeof logo?.after === 'string') await lockLogo(tx, logo.key, logo.after);
  const rows = written.map(({ key, after }) => ({
    key,
    value: JSON.stringify(after), // as text: jsonb_to_recordset makes SQL's NULL of JSON's null
    pictureId: key === logo?.key ? after : null,
  }));
  await tx.$executeRaw`
    INSERT INTO settings AS setting (key, value, picture_id, version, updated_by_id, updated_at)
    SELECT key, value::jsonb, "pictureId", 1, ${viewer.userId}::uuid, now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (key text, value text, "pictureId" uuid)
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, picture_id = EXCLUDED.picture_id, version = setting.version + 1,
      updated_by_id = EXCLUDED.updated_by_id, updated_at = EXCLUDED.updated_at`;
  await recordAudits(
    tx,
    viewer.userId,
    written.map(({ key, before, after }) => {
      const { kind, label } = settingDefinition(key);
      return {
        action: 'SETTING_UPDATE',
        subjectId: settingId(key),
        subjectName: label,
        before: { value: kind.format(before) },
        after: { value: kind.format(after) },
      };
    }),
  );
  if (typeof logo?.before === 'string') await enqueueJob(tx, REMOVE_PICTURES, { ids: [logo.before] });
}

/**
 * Locks a picture against deletion until the transaction ends. It has to be one uploaded for the shop: the avatar of a shopper is deleted
 * with the account. @throws InvalidInputError
 */
async function lockLogo(tx: Transaction, key: SettingKey, pictureId: string): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT picture.id FROM pictures AS picture LEFT JOIN users AS owner ON owner.id = picture.owner_id
    LEFT JOIN role_definitions AS role ON role.id = owner.role_definition_id
    WHERE picture.id = ${pictureId}::uuid
      AND (owner.id IS NULL OR role.permissions && '{CATALOGUE,SETTINGS}'::permission[])
    FOR KEY SHARE OF picture`;
  if (found.length === 0) throw new InvalidInputError([{ path: key, message: 'This picture no longer exists' }]);
}

/** The id of a setting. */
export function settingId(key: SettingKey): string {
  return uuidOfName(`setting ${key}`);
}
