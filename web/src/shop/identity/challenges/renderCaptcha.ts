/** The purposes as Turnstile counts them. */
export type CaptchaAction = 'login' | 'registration' | 'recovery';

interface CaptchaTask {
  siteKey: string;
  action: CaptchaAction;
  signal: AbortSignal;
}

/** What Turnstile's script defines. */
interface Turnstile {
  render(element: HTMLElement, options: Record<string, unknown>): string;
  remove(widgetId: string): void;
}

type CaptchaWindow = Window & { turnstile?: Turnstile; onCaptchaLoad?: () => void };

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=onCaptchaLoad';
const LOAD_TIMEOUT_MS = 20_000;

/** Renders Turnstile's widget in `element`, and answers the token that it makes. @throws when it does not load or work */
export async function renderCaptcha(element: HTMLElement, task: CaptchaTask): Promise<string> {
  const { siteKey, action, signal } = task;
  const turnstile = await loadTurnstile();
  return new Promise((resolve, reject) => {
    if (signal.aborted) return;
    const fail = (reason: unknown) => reject(new Error(`The widget failed: ${String(reason)}`));
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const id = turnstile.render(element, {
      sitekey: siteKey,
      action,
      theme: isDark ? 'dark' : 'light',
      callback: resolve,
      'error-callback': fail,
      'unsupported-callback': fail,
    });
    signal.addEventListener('abort', () => turnstile.remove(id));
  });
}

/** Loads Turnstile's script, unless it is there. */
async function loadTurnstile(): Promise<Turnstile> {
  const page: CaptchaWindow = window;
  if (page.turnstile) return page.turnstile;
  const element = document.createElement('script');
  await new Promise<void>((resolve, reject) => {
    page.onCaptchaLoad = resolve;
    element.src = SCRIPT;
    element.async = true;
    element.addEventListener('error', () => reject(new Error('The script did not load')));
    setTimeout(() => reject(new Error('The script took too long')), LOAD_TIMEOUT_MS);
    document.head.append(element);
  }).catch((error: unknown) => {
    element.remove();
    throw error;
  });
  if (!page.turnstile) throw new Error('The script has defined nothing');
  return page.turnstile;
}
