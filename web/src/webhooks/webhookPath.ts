/** The page of one webhook. */
export function webhookPath(webhookId: string): string {
  return `/dashboard/webhooks/${webhookId}`;
}
