import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils asks for a global `jest`, and vitest without globals for a clean-up by hand.
Object.assign(globalThis, { jest: vi });
afterEach(cleanup);
