import { useEffect, useRef, type RefObject } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { OftenBoughtWithQuery } from './__generated__/OftenBoughtWithQuery.graphql.ts';
import styles from './OftenBoughtWith.module.css';
import { OftenBoughtWithSkeleton } from './OftenBoughtWithSkeleton.tsx';
import { OftenBoughtWithStrip } from './OftenBoughtWithStrip.tsx';
import { useKeptPlace } from './useKeptPlace.ts';

interface OftenBoughtWithProps {
  lineIds: readonly string[];
  /** Of the lines. */
  quantities: readonly number[];
}

const oftenBoughtWithQuery = graphql`
  query OftenBoughtWithQuery {
    viewer {
      cart {
        ...OftenBoughtWithStrip_cart
      }
    }
  }
`;

/** How long the cart must be unchanged before the products are loaded again, so that a card does not leave under the finger. */
const QUIET_MS = 1200;

/** What is often bought with the products of the cart. It loads after the cart, again when lines were added or removed, and is not shown if it fails. */
export function OftenBoughtWith({ lineIds, quantities }: OftenBoughtWithProps) {
  const [queryRef, loadQuery] = useQueryLoader<OftenBoughtWithQuery>(oftenBoughtWithQuery);
  const loadedFor = useRef<string | null>(null);
  const contents = lineIds.join();
  const pieces = quantities.join();
  const section = useRef<HTMLDivElement>(null);
  useKeptPlace(section, contents);

  // A change of a quantity starts the time again.
  useEffect(() => {
    if (loadedFor.current === contents) return;
    const load = () => {
      loadedFor.current = contents;
      loadQuery({}, { fetchPolicy: 'store-and-network' });
    };
    const timer = setTimeout(load, loadedFor.current === null ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [contents, pieces, loadQuery]);

  return (
    <div ref={section} tabIndex={-1} className={styles.box}>
      <SectionBoundary fallback={<OftenBoughtWithSkeleton />} resetKey={queryRef} renderError={() => null}>
        {queryRef == null ? <OftenBoughtWithSkeleton /> : <Content queryRef={queryRef} box={section} />}
      </SectionBoundary>
    </div>
  );
}

interface ContentProps {
  queryRef: PreloadedQuery<OftenBoughtWithQuery>;
  box: RefObject<HTMLElement | null>;
}

function Content({ queryRef, box }: ContentProps) {
  const { viewer } = usePreloadedQuery<OftenBoughtWithQuery>(oftenBoughtWithQuery, queryRef);
  return viewer == null ? null : <OftenBoughtWithStrip cart={viewer.cart} box={box} />;
}
