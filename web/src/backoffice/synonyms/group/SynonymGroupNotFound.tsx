import { NotFound } from '../../../ui/NotFound.tsx';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import { texts } from '../texts.ts';

/** Shown on a group's page when the group is gone. */
export function SynonymGroupNotFound() {
  const back = { to: SYNONYMS_PATH, label: texts.backToList };
  return <NotFound title={texts.notFoundTitle} text={texts.notFoundText} link={back} />;
}
