import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { texts } from '../texts.ts';

/** What the home page shows of a shop without categories, or at a time for which it has no section. */
export function HomeEmpty({ hasCategories }: { hasCategories: boolean }) {
  const picture = <EmptyResultIllustration />;
  return hasCategories ? (
    <EmptyState
      title="Nothing on this page right now"
      text="Our products are in their categories."
      picture={picture}
      link={{ to: '/categories', label: 'See all categories' }}
    />
  ) : (
    <EmptyState title={texts.noCategoriesTitle} text={texts.noCategoriesText} picture={picture} />
  );
}
