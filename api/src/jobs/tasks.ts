import { WORK_ON_IMPORT } from '../catalogue/import/importJob.ts';
import { PUBLISH_EVENT } from '../events/redisEvents.ts';
import { SEND_MAIL } from '../mail/postMail.ts';
import { REMOVE_PICTURES } from '../media/removePictures.ts';
import { DELIVER_WEBHOOK } from '../orders/deliveryJob.ts';
import { SEND_REFUND } from '../payments/requestRefund.ts';

/** Every kind of job, in plain words. */
export const TASK_TITLES = {
  [SEND_MAIL]: 'Send a mail',
  [SEND_REFUND]: 'Pay back money',
  [REMOVE_PICTURES]: 'Remove pictures',
  [PUBLISH_EVENT]: 'Tell of a change',
  [DELIVER_WEBHOOK]: 'Tell an integrator',
  [WORK_ON_IMPORT]: 'Work on an import',
  resumeImports: 'Take up interrupted imports',
  resumeDeliveries: 'Take up interrupted webhooks',
  reconcilePayments: 'Ask about open payments',
  purgeExpired: 'Delete what has expired',
  sweepPictures: 'Delete pictures that nothing shows',
} as const;

export type TaskName = keyof typeof TASK_TITLES;

/** A task's title; one that this version of the shop does not know any more goes by its name. */
export function titleOf(task: string): string {
  return Object.hasOwn(TASK_TITLES, task) ? TASK_TITLES[task as TaskName] : task; // its own key
}
