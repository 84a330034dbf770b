import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';

/** Somebody who has entries in the audit log. */
export interface AuditActor {
  id: string;
  name: string;
}

/** Everybody who has entries in the audit log and is still there, by name. */
export async function findAuditActors(viewer: Viewer): Promise<AuditActor[]> {
  requireAdmin(viewer);
  // Steps from one actor to the next in the index: few people write a long log.
  return db.$queryRaw<AuditActor[]>`
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
