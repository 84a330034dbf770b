import { useState } from 'react';
import { playChime } from '../../../ui/playChime.ts';

const KEY = 'kirana.orderSound';

/** Whether a sound plays for new orders, stored in this browser. Turning it on plays it, because browsers require a press first. */
export function useOrderSound(): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(wasOn);
  const toggle = () => {
    setOn(!isOn);
    remember(!isOn);
    if (!isOn) playChime();
  };
  return { isOn, toggle };
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false; // storage throws in some private windows
  }
}

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
