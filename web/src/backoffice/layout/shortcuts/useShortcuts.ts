import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { defaultKeybindingsHandlerIgnore, tinykeys } from 'tinykeys';
import { deviceStorage } from '../../../ui/deviceStorage.ts';

const KEY = 'kirana.shortcuts';
const OFF = 'off';

/** Whether this device has shortcuts of single keys, which WCAG 2.1.4 asks to be able to turn off. */
export const shortcutSetting = {
  use: (): boolean => useSyncExternalStore(deviceStorage.subscribe, () => deviceStorage.read(KEY) !== OFF),
  set: (isOn: boolean): void => deviceStorage.write(KEY, isOn ? null : OFF),
};

/** Calls a function when its keys are pressed in sequence, except while the user types, in a dialog, or if the device has shortcuts off. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const isOn = shortcutSetting.use();
  const keys = Object.keys(shortcuts).join('\n');
  const press = useEffectEvent((pressed: string) => shortcuts[pressed]?.());

  useEffect(() => {
    if (!isOn || keys === '') return;
    const handlers = keys.split('\n').map((each) => [
      each,
      (event: KeyboardEvent) => {
        event.preventDefault();
        press(each);
      },
    ]);
    return tinykeys(window, Object.fromEntries(handlers) as Record<string, (event: KeyboardEvent) => void>, { ignore });
  }, [isOn, keys]);
}

function ignore(event: KeyboardEvent): boolean {
  const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return isInDialog || event.defaultPrevented || defaultKeybindingsHandlerIgnore(event);
}
