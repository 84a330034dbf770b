import { useRef } from 'react';

const FIELDS = 'input:not([type="hidden"]), select, textarea';

/**
 * Where the focus of an opened dialog begins: in its first field, or on its title, if it has none, so that a screen reader begins with what the
 * dialog is about and Enter presses nothing. The refs are of the content and of the title, which needs a tabIndex of -1.
 */
export function useInitialFocus() {
  const content = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const initialFocusEl = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && content.current?.contains(focused) === true && focused !== content.current) {
      return focused; // a field with autoFocus
    }
    const fields = [...(content.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    const usable = fields.filter((field) => !field.matches(':disabled') && field.closest('[hidden], [inert]') === null);
    const [first] = usable;
    if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? title.current;
    const radios = usable.filter((field) => field instanceof HTMLInputElement && field.name === first.name);
    return radios.find((radio) => radio.matches(':checked')) ?? first;
  };
  return { content, title, initialFocusEl };
}
