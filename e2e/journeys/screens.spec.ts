import { testScreens } from '../support/testScreens.ts';

testScreens({ viewport: { width: 360, height: 740 }, colorScheme: 'light' });
