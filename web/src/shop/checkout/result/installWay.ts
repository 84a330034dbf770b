import { DAY_MS } from '@kirana/shared/durations.ts';
import { deviceStorage } from '../../../ui/deviceStorage.ts';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallPrompt {
  /** Shows the browser's own dialog, once. Fulfils after the user's choice. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The offer of Chromium to install the shop, which the script in index.html keeps: the event may come before the client is loaded. */
    installPrompt?: InstallPrompt | null;
  }
}

/** How the shop gets to the home screen: by the browser's dialog, by Share on an iPhone or iPad, or by the menu of Firefox. */
export type InstallWay = 'PROMPT' | 'SHARE' | 'MENU';

/** Without the prefix of what is removed at a log-out: it is about the device. */
const POSTPONED = 'installPostponedAt';
const POSTPONED_FOR_MS = 90 * DAY_MS;

/** Apps that show a page in a view of their own, which can't install it. */
const IN_APP = /FBA[NV]|Instagram|WhatsApp|Snapchat|Pinterest|LinkedInApp|MicroMessenger|Telegram|\b(Line|GSA)\//;
/** Chrome, Firefox, Edge and Opera of iOS. */
const OTHER_ON_IOS = /CriOS|FxiOS|EdgiOS|OPT\//;
/** The first iOS whose other browsers can add to the home screen. */
const [IOS_MAJOR, IOS_MINOR] = [16, 4];

/** How this browser can install the shop; null where it can't, where it has, and for 90 days after "Not now". */
export function findInstallWay(): InstallWay | null {
  const isPostponed = Date.now() - Number(deviceStorage.read(POSTPONED)) < POSTPONED_FOR_MS;
  if (isPostponed || isInstalled()) return null;
  return window.installPrompt ? 'PROMPT' : ownWayOf(navigator);
}

export function postponeInstall(): void {
  deviceStorage.write(POSTPONED, String(Date.now()));
}

/** Calls the listener when the way may have changed; returns a function that stops it. */
export function subscribeToInstallWay(listener: () => void): () => void {
  const stop = deviceStorage.subscribe(listener);
  const events = ['beforeinstallprompt', 'appinstalled'];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    stop();
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Whether the page is in a window of its own: that of the installed shop, or of an Android app around it. */
function isInstalled(): boolean {
  const isOnHomeScreen = (navigator as { standalone?: boolean }).standalone === true; // of Safari alone
  return isOnHomeScreen || !matchMedia('(display-mode: browser)').matches;
}

function ownWayOf({ userAgent, maxTouchPoints }: Navigator): InstallWay | null {
  if (IN_APP.test(userAgent)) return null;
  const isIpadAsMac = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  if (isIpadAsMac || /iPhone|iPad|iPod/.test(userAgent)) return canShareToHomeScreen(userAgent) ? 'SHARE' : null;
  return /Android.*Firefox\//.test(userAgent) ? 'MENU' : null;
}

/** Views of apps do not call themselves Safari. */
function canShareToHomeScreen(userAgent: string): boolean {
  if (!userAgent.includes('Safari/')) return false;
  const version = /OS (\d+)_(\d+)/.exec(userAgent);
  if (!OTHER_ON_IOS.test(userAgent) || version === null) return true;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major > IOS_MAJOR || (major === IOS_MAJOR && minor >= IOS_MINOR);
}
