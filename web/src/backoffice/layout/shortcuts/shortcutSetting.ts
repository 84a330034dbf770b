import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../ui/deviceStorage.ts';

const KEY = 'kirana.shortcuts';
const OFF = 'off';

/** Whether this device has shortcuts of single keys, which WCAG 2.1.4 asks to be able to turn off. */
export const shortcutSetting = {
  use: (): boolean => useSyncExternalStore(deviceStorage.subscribe, () => deviceStorage.read(KEY) !== OFF),
  set: (isOn: boolean): void => deviceStorage.write(KEY, isOn ? null : OFF),
};
