import type { ReactNode, SubmitEvent } from 'react';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';

/** The id of the form of filters, for its controls elsewhere on the page. */
export const FILTER_FORM_ID = 'filters';

const preventDefault = (event: SubmitEvent) => event.preventDefault();

interface FilterFormProps {
  state: FilterState;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of filters. Each change is a navigation; without JavaScript a button sends the form, whose fields are the URL's parameters. */
export function FilterForm({ state, className, children }: FilterFormProps) {
  const [action = '', search] = state.basePath.split('?');
  return (
    // Reload and Back must not restore choices that the address does not have, so autocomplete is off.
    <form id={FILTER_FORM_ID} className={className} action={action} autoComplete="off" onSubmit={preventDefault}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <button type="submit" className="button button-solid button-md">
          {texts.apply}
        </button>
      </noscript>
    </form>
  );
}
