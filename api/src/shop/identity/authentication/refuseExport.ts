import type { FastifyReply } from 'fastify';
import type { Permission } from '@kirana/shared/permissions.ts';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import { requireViewer, type Authentication } from '../../../platform/core/viewer.ts';
import { sendError } from '../../../platform/http/errorResponses.ts';
import { refuseDownload } from '../../../platform/http/downloads.ts';
import { ReauthenticationRequiredError } from '../identityErrors.ts';
import { requireRecentAuthentication } from './reauthenticate.ts';

/**
 * Answers a request for a file with data of many people, unless the person has the permission and has proved who they are within the last
 * minutes, or the program has an API token of the scope EXPORT. A proof that is too old is answered as RFC 9470 says. Returns whether it
 * has answered.
 */
export async function refuseExport(
  reply: FastifyReply,
  { authentication, staffAccess }: { authentication: Authentication; staffAccess: StaffAccess },
  permission: Permission,
): Promise<boolean> {
  const refusal = refuseDownload(authentication, permission);
  if (refusal) {
    sendError(reply, refusal.status, refusal.message);
    return true;
  }
  const viewer = requireViewer(authentication);
  if (viewer.sessionId === null && !viewer.apiToken.canExport) {
    sendError(reply, 403, 'This file needs an API token of the scope EXPORT');
    return true;
  }
  try {
    await requireRecentAuthentication({ authentication, caller: { staffAccess } }, new Date());
    return false;
  } catch (error) {
    if (!(error instanceof ReauthenticationRequiredError)) throw error;
    const maxAge = staffAccess.reauthenticationMs / 1000;
    const challenge = `Bearer error="insufficient_user_authentication", max_age="${maxAge}"`;
    sendError(reply.header('www-authenticate', challenge), 401, error.message);
    return true;
  }
}
