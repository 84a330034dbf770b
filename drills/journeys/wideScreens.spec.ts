import { testScreens } from '../../e2e/support/testScreens.ts';

testScreens({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
