import '@fontsource-variable/figtree/wght.css';
import 'virtual:theme.css';
import './ui/theme/fallbackFonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createRouter } from './app/App.tsx';
import { preloadOnIntent } from './app/preloadOnIntent.ts';
import { RECORDS_ID } from './app/recordsId.ts';
import { replayPresses } from './app/start.ts';
import { whenInitialized } from './app/whenInitialized.ts';
import { fillStore } from './relay/environment.ts';

/** By then a phone has drawn the page and is idle. */
const SERVICE_WORKER_DELAY_MS = 3000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const records = document.getElementById(RECORDS_ID)?.textContent;
if (records != null) fillStore(records);
const router = createRouter();
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
);
if (records == null) {
  createRoot(root).render(app);
  afterStart();
} else {
  void whenInitialized(router).then(() => {
    hydrateRoot(root, app);
    replayPresses();
    afterStart();
  });
}

function afterStart(): void {
  preloadOnIntent(router);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void startServiceWorker(), SERVICE_WORKER_DELAY_MS);
}

async function startServiceWorker(): Promise<void> {
  const { registerServiceWorker } = await import('./app/serviceWorker.ts');
  await registerServiceWorker(router, new URL(import.meta.url).pathname);
}
