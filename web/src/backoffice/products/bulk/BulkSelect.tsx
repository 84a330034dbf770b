import { Button, chakra, Flex } from '@chakra-ui/react';
import type { ProductListParams } from '../list/productListParams.ts';
import { texts } from './texts.ts';
import { useBulkSelectAll } from './useBulkSelectAll.ts';
import { MAX_SELECTED, type BulkSelection } from './useBulkSelection.ts';

interface BulkSelectProps {
  selection: BulkSelection;
  /** The products of the current page. */
  pageIds: readonly string[];
  totalCount: number;
  /** The URL's filters, which select all matching products. */
  params: ProductListParams;
}

/** Selects the products of the current page, or all that match the URL's filters: up to 500 one by one, more as a filter. */
export function BulkSelect({ selection, pageIds, totalCount, params }: BulkSelectProps) {
  const { selectAll, isSelecting } = useBulkSelectAll(selection.add);
  const isPageSelected = pageIds.every(selection.has);
  const canSelectAll = totalCount > pageIds.length && selection.count < totalCount;
  const isMany = totalCount > MAX_SELECTED;
  if (pageIds.length === 0) return null;

  return (
    <Flex wrap="wrap" align="center" columnGap="1">
      {canSelectAll && (
        <Button
          variant="ghost"
          px="3"
          aria-disabled={isSelecting}
          onClick={() => (isMany ? selection.addAllMatching(totalCount) : selectAll(params, totalCount))}
        >
          {isSelecting ? texts.selecting : texts.selectAll(totalCount)}
        </Button>
      )}
      <SelectPage>
        <chakra.input
          type="checkbox"
          accentColor="green.solid"
          boxSize="5"
          checked={isPageSelected}
          onChange={() => (isPageSelected ? selection.remove(pageIds) : selection.add(pageIds))}
        />
        {texts.selectPage}
      </SelectPage>
    </Flex>
  );
}

const SelectPage = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11', px: '1', textStyle: 'sm', cursor: 'button' },
});
