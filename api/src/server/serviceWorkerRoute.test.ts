import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openServer } from '../testing/server/inProcessServer.ts';
import { writeWebBuild } from '../testing/server/webBuildFixture.ts';

it('does not start with a service worker that was built for another page', async () => {
  const { folder, remove } = writeWebBuild('export const pagePath = () => null;');
  writeFileSync(
    path.join(folder, 'service-worker.js'),
    'precache([{"url":"/index.html","revision":"of an older build"}]);',
  );
  await expect(openServer({}, folder)).rejects.toThrow(/service-worker\.js is of another build than index\.html/);
  remove();
});
