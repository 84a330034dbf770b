import { db } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Actor } from '../../platform/audit/audit.schema.ts';

/** The authors of the entries of the audit log, except deleted accounts, by name. @throws ForbiddenError */
export async function findAuditActors(viewer: Viewer): Promise<Actor[]> {
  requirePermission(viewer, 'REPORTS');
  // A loose index scan from one actor to the next: few users write many entries.
  return db.$queryRaw<Actor[]>`
    WITH RECURSIVE actors AS (
      (SELECT actor_id AS id FROM audit_entries WHERE actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (
        SELECT actor_id FROM audit_entries WHERE actor_id > actors.id ORDER BY actor_id LIMIT 1
      ) FROM actors WHERE actors.id IS NOT NULL
    )
    SELECT users.id, users.name FROM actors JOIN users USING (id)
    WHERE users.status <> 'INACTIVE' ORDER BY lower(users.name), users.id`;
}
