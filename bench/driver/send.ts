import type { Step } from '../workloads/workload.ts';

/** Sends one step by fetch, and answers the essential values. @throws when the answer is wrong */
export async function send(url: string, step: Step): Promise<unknown> {
  const { method, path, headers, body } = typeof step.request === 'function' ? step.request() : step.request;
  const response = await fetch(url + path, { method, ...(headers && { headers }), ...(body && { body }) });
  return readAnswer(step, { status: response.status, body: await response.text() });
}

/** Reads an answer in full. @throws when it is wrong */
export function readAnswer(step: Step, answer: { status: number; body: string }): unknown {
  assertPlausible(step, answer);
  return step.read(answer.body);
}

/** Checks status and length. @throws when they are wrong */
export function assertPlausible({ minLength }: Step, { status, body }: { status: number; body: string }): void {
  if (status !== 200 || body.length < minLength) {
    throw new Error(`Answer ${status} of ${body.length} bytes instead of 200 with ${minLength}: ${body.slice(0, 500)}`);
  }
}
