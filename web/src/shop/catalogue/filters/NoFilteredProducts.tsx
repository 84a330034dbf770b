import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { focusSort } from './focusSort.ts';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';

/** A list that its filters leave nothing of. */
export function NoFilteredProducts({ state }: { state: FilterState }) {
  const clear = () => {
    focusSort();
    state.clear();
  };
  return (
    <EmptyState
      title={texts.nothingTitle}
      text={texts.nothingText}
      picture={<EmptyResultIllustration />}
      action={
        <button type="button" className="button button-solid button-md" onClick={clear}>
          {texts.clearFilters}
        </button>
      }
    />
  );
}
