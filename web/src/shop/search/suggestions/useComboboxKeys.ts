import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Combobox {
  input: RefObject<HTMLInputElement | null>;
  panel: RefObject<HTMLElement | null>;
  isExpanded: boolean;
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  open: () => void;
  close: () => void;
  onSearch: (text: string) => void;
}

/**
 * The keys of a combobox with a grid. Up and down move through the rows, behind the last one back to the text; right and left move to the
 * buttons of a row, which get the focus themselves, and back. Enter presses the row's link or button, Escape closes the grid and then clears
 * the text, and Tab leaves.
 */
export function useComboboxKeys(combobox: Combobox): void {
  const { input, panel } = combobox;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey) pressKey(combobox, event);
  });
  const onInput = useEffectEvent(() => combobox.setActiveId(null));

  useEffect(() => {
    const [text, grid] = [input.current, panel.current];
    text?.addEventListener('keydown', onKeyDown);
    text?.addEventListener('input', onInput);
    grid?.addEventListener('keydown', onKeyDown);
    return () => {
      text?.removeEventListener('keydown', onKeyDown);
      text?.removeEventListener('input', onInput);
      grid?.removeEventListener('keydown', onKeyDown);
    };
  }, [input, panel]);
}

function pressKey(combobox: Combobox, event: KeyboardEvent): void {
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      return moveToRow(combobox, event.key === 'ArrowDown' ? 1 : -1);
    case 'ArrowRight':
    case 'ArrowLeft':
      return moveInRow(combobox, event);
    case 'Enter':
      return pressRow(combobox, event);
    case 'Escape':
      event.preventDefault();
      return escape(combobox);
    case 'Tab':
      // Without the grid, which follows the input in the document, the focus goes where it would go otherwise.
      if (combobox.isExpanded) flushSync(combobox.close);
      return;
    default:
      // Typed characters go into the text.
      if (event.key.length === 1 && event.key !== ' ' && isInGrid(combobox)) focusText(combobox);
  }
}

/** The main cells of the rows. */
function cellsOf({ panel }: Combobox): HTMLElement[] {
  return [...(panel.current?.querySelectorAll<HTMLElement>('[role="row"] > [role="gridcell"]:first-child') ?? [])];
}

function moveToRow(combobox: Combobox, step: 1 | -1): void {
  const { isExpanded, activeId, open, setActiveId } = combobox;
  if (!isExpanded) return open();
  const cells = cellsOf(combobox);
  const from = cells.findIndex(({ id }) => id === activeId);
  const start = from === -1 && step === -1 ? cells.length : from;
  const cell = cells[start + step];
  focusText(combobox);
  setActiveId(cell?.id ?? null);
  cell?.scrollIntoView({ block: 'nearest' });
}

function moveInRow(combobox: Combobox, event: KeyboardEvent): void {
  const { input, activeId, isExpanded } = combobox;
  const row = cellsOf(combobox).find(({ id }) => id === activeId)?.parentElement;
  if (!isExpanded || !row) return;
  const buttons = [...row.querySelectorAll<HTMLElement>('[role="gridcell"]:not(:first-child) button:not(:disabled)')];
  const place = buttons.findIndex((button) => button === document.activeElement);
  const isAtEnd = input.current?.selectionStart === input.current?.value.length;
  if (place === -1 && (event.key === 'ArrowLeft' || !isAtEnd)) return;
  event.preventDefault();
  const next = buttons[place + (event.key === 'ArrowRight' ? 1 : -1)];
  if (next) next.focus();
  else if (event.key === 'ArrowLeft') focusText(combobox);
}

function pressRow(combobox: Combobox, event: KeyboardEvent): void {
  const cell = cellsOf(combobox).find(({ id }) => id === combobox.activeId);
  if (!combobox.isExpanded || !cell || isInGrid(combobox)) return;
  event.preventDefault();
  cell.querySelector<HTMLElement>('a, button')?.click();
}

function escape(combobox: Combobox): void {
  const { isExpanded, close, onSearch, setActiveId } = combobox;
  focusText(combobox);
  setActiveId(null);
  if (isExpanded) close();
  else onSearch('');
}

function isInGrid({ panel }: Combobox): boolean {
  return panel.current?.contains(document.activeElement) === true;
}

function focusText({ input }: Combobox): void {
  input.current?.focus();
}
