import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startupBanner } from './listen.ts';

describe('The banner of a start', () => {
  const config = readConfig({ DATA_DIR: '/nowhere', PUBLIC_URL: 'http://localhost:4000' });

  it('leads the owner of an own shop to what it still needs', () => {
    expect(startupBanner(config, {})).toContain('Set up    http://localhost:4000/dashboard');
  });

  it('has the accounts of the demo instead', () => {
    const banner = startupBanner(config, { admin: { email: 'admin@kirana.example', password: 'secret' } });
    expect(banner).toContain('Admin     admin@kirana.example  secret');
    expect(banner).not.toContain('Set up');
  });
});
