import type { WidgetProvider } from './readChallenge.ts';

/** The purposes as the provider counts them. */
export type CaptchaAction = 'login' | 'registration' | 'recovery';

interface CaptchaTask {
  provider: WidgetProvider;
  siteKey: string;
  action: CaptchaAction;
  signal: AbortSignal;
}

/** What the scripts of both providers define. */
interface WidgetApi {
  render(element: HTMLElement, options: Record<string, unknown>): string;
  remove(widgetId: string): void;
}

type CaptchaWindow = Window & Partial<Record<'turnstile' | 'hcaptcha', WidgetApi>> & { onCaptchaLoad?: () => void };

interface Script {
  src: string;
  global: 'turnstile' | 'hcaptcha';
}

const SCRIPTS: Record<WidgetProvider, Script> = {
  TURNSTILE: { src: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
  HCAPTCHA: { src: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
};
const LOAD_TIMEOUT_MS = 20_000;

/** Renders the widget of a provider in `element`, and answers the token that it makes. @throws when it does not load or work */
export async function renderCaptcha(element: HTMLElement, task: CaptchaTask): Promise<string> {
  const { siteKey, action, signal } = task;
  const api = await loadApi(SCRIPTS[task.provider]);
  return new Promise((resolve, reject) => {
    if (signal.aborted) return;
    const fail = (reason: unknown) => reject(new Error(`The widget failed: ${String(reason)}`));
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const id = api.render(element, {
      sitekey: siteKey,
      action,
      theme: isDark ? 'dark' : 'light',
      callback: resolve,
      'error-callback': fail,
      'unsupported-callback': fail,
    });
    signal.addEventListener('abort', () => api.remove(id));
  });
}

/** Loads the script of a provider, unless it is there. */
async function loadApi({ src, global }: Script): Promise<WidgetApi> {
  const page: CaptchaWindow = window;
  const loaded = page[global];
  if (loaded) return loaded;
  const element = document.createElement('script');
  await new Promise<void>((resolve, reject) => {
    page.onCaptchaLoad = resolve;
    element.src = `${src}?render=explicit&onload=onCaptchaLoad`;
    element.async = true;
    element.addEventListener('error', () => reject(new Error('The script did not load')));
    setTimeout(() => reject(new Error('The script took too long')), LOAD_TIMEOUT_MS);
    document.head.append(element);
  }).catch((error: unknown) => {
    element.remove();
    throw error;
  });
  const api = page[global];
  if (!api) throw new Error('The script has defined nothing');
  return api;
}
