import { useState } from 'react';
import { playChime } from './playChime.ts';

const KEY = 'kirana.orderSound';

/** Whether new orders are heard, which this browser remembers; turning it on plays it, because browsers want a press first. */
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
    return false; // storage may be closed (private windows)
  }
}

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds until the page is left.
  }
}
