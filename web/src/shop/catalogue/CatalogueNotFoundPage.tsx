import { NotFound } from '../../ui/NotFound.tsx';
import { texts } from './texts.ts';

/** The page of a product or a sub-category that does not exist. */
export function CatalogueNotFoundPage({ title }: { title: string }) {
  return <NotFound title={title} text={texts.notFoundText} link={{ to: '/', label: texts.notFoundAction }} />;
}
