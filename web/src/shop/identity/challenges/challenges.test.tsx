import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boxes, email, renderRecovery } from '../recovery/recovery.fixtures.tsx';
import type { ProofOfWorkReport, ProofOfWorkTask } from './solveProofOfWork.ts';

const task: ProofOfWorkTask = { challenge: '{"parameters":{},"signature":"00"}', maxCounter: 200 };
const required = (challenge: object) => ({ __typename: 'ChallengeRequiredError', message: 'Too many', challenge });
const proofOfWork = required({ __typename: 'ProofOfWorkChallenge', provider: 'PROOF_OF_WORK', ...task });
const turnstile = required({ __typename: 'CaptchaChallenge', provider: 'TURNSTILE', siteKey: 'site' });
const sent = { __typename: 'PasswordResetRequestPayload', email };
const CHECKING = 'Checking your browser';

/** The browser's workers, which jsdom lacks: a test answers for them. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly tasks: ProofOfWorkTask[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(given: ProofOfWorkTask) {
    this.tasks.push(given);
  }
  terminate() {
    this.isTerminated = true;
  }
  report(data: ProofOfWorkReport) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** The worker with this number, once the page has started it. */
async function workerOf(number = 1): Promise<FakeWorker> {
  await waitFor(() => expect(FakeWorker.all).toHaveLength(number));
  return FakeWorker.all.at(-1) as FakeWorker; // there is one
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

async function requestCode(...answers: object[]) {
  const rendered = renderRecovery('/forgot-password', { answers: { passwordResetRequest: answers } });
  await rendered.user.type(await screen.findByLabelText('Email'), `${email}{Enter}`);
  return rendered;
}

describe('a proof of work', () => {
  it('is solved in a worker with its progress, and the attempt is sent again with the answer', async () => {
    const { router, sent: inputs } = await requestCode(proofOfWork, sent);
    const worker = await workerOf();
    expect(worker.tasks).toEqual([task]);
    const bar = screen.getByRole('progressbar', { name: CHECKING });
    worker.report({ share: 0.4 });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText(/^Someone made many attempts/)).toBeVisible();
    await waitFor(() => expect(document.getElementById('announcements')).toHaveTextContent(CHECKING));
    worker.report({ response: 'solved' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-otp'));
    expect(inputs).toEqual([{ email }, { email, challengeAnswer: { provider: 'PROOF_OF_WORK', response: 'solved' } }]);
    expect(worker.isTerminated).toBe(true);
  });

  it('that fails can be tried again, with a new challenge', async () => {
    const { user, router, sent: inputs } = await requestCode(proofOfWork, proofOfWork, sent);
    const broken = await workerOf();
    act(() => void broken.dispatchEvent(new ErrorEvent('error', { message: 'no crypto' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('The check didn’t work');
    expect(screen.getByRole('button', { name: 'Send Otp' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const worker = await workerOf(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    worker.report({ response: 'solved' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-otp'));
    expect(inputs[1]).toEqual({ email });
  });

  it('fails when the server has refused three answers, and another press starts again', async () => {
    const { user } = await requestCode(proofOfWork);
    for (const number of [1, 2, 3]) (await workerOf(number)).report({ response: `answer ${number}` });
    expect(await screen.findByRole('alert')).toHaveTextContent('The check didn’t work');
    await user.click(screen.getByRole('button', { name: 'Send Otp' }));
    await workerOf(4);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that fails for a code lets its button send the code again', async () => {
    const answers = { passwordResetVerify: [proofOfWork, { __typename: 'PasswordResetVerifyPayload' }] };
    const { user, router, sent: inputs } = renderRecovery('/verification-otp', { state: { email }, answers });
    await user.click((await boxes())[0] as HTMLElement);
    await user.paste('123456');
    const broken = await workerOf();
    act(() => void broken.dispatchEvent(new ErrorEvent('error')));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
    expect(inputs).toEqual([
      { email, code: '123456' },
      { email, code: '123456' },
    ]);
  });

  it('stops when the page is left', async () => {
    const { user } = await requestCode(proofOfWork);
    const worker = await workerOf();
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(worker.isTerminated).toBe(true));
  });
});

describe('the widget of a provider', () => {
  it('makes a token, which is sent with the attempt', async () => {
    const remove = vi.fn();
    const render = vi.fn((element: HTMLElement, options: { callback: (token: string) => void }) => {
      const button = element.appendChild(document.createElement('button'));
      button.textContent = 'I am a person';
      button.addEventListener('click', () => options.callback('a token'));
      return 'widget-1';
    });
    vi.stubGlobal('turnstile', { render, remove });
    const { user, router, sent: inputs } = await requestCode(turnstile, sent);
    await user.click(await screen.findByRole('button', { name: 'I am a person' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification-otp'));
    expect(inputs.at(-1)).toEqual({ email, challengeAnswer: { provider: 'TURNSTILE', response: 'a token' } });
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site', action: 'recovery' });
    expect(remove).toHaveBeenCalledWith('widget-1');
  });

  it('whose script does not load can be tried again', async () => {
    const { user, sent: inputs } = await requestCode(turnstile, proofOfWork);
    const script = () => document.querySelector('script[src^="https://challenges.cloudflare.com/"]');
    await waitFor(() => expect(script()).toBeInTheDocument());
    act(() => void script()?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Turn off blockers');
    expect(script()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await workerOf(); // the server has learnt meanwhile that the provider does not answer
    expect(inputs).toEqual([{ email }, { email }]);
  });
});
