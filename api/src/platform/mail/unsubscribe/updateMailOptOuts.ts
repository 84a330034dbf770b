import { db } from '../../db/client.ts';
import type { MailCategory } from '../../db/generated/client.ts';

/** By category, whether the user wants its mails; an omitted category stays as it is. */
export type WantedMails = Partial<Record<MailCategory, boolean>>;

/**
 * Turns categories of mails on or off for a user. Repeating it changes nothing. A deleted account stays without preferences: the lock
 * waits for a concurrent deletion.
 */
export async function updateMailOptOuts(userId: string, wanted: WantedMails): Promise<void> {
  const categories = Object.keys(wanted);
  const flags = Object.values(wanted);
  await db.$executeRaw`
    WITH change AS (
      SELECT * FROM unnest(${categories}::mail_category[], ${flags}::boolean[]) AS change (category, is_wanted)
    ), owner AS (
      SELECT id FROM users WHERE id = ${userId}::uuid AND status <> 'INACTIVE' FOR KEY SHARE
    ), opt_in AS (
      DELETE FROM mail_opt_outs opt_out USING change
      WHERE opt_out.user_id = ${userId}::uuid AND opt_out.category = change.category AND change.is_wanted
    )
    INSERT INTO mail_opt_outs (user_id, category)
    SELECT owner.id, change.category FROM owner CROSS JOIN change WHERE NOT change.is_wanted
    ON CONFLICT DO NOTHING`;
}
