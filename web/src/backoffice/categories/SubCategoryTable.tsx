import type { ReactNode, Ref } from 'react';
import { AdminTable } from '../ui/AdminTable.tsx';
import { texts } from './texts.ts';

const columns = [texts.serialNumber, texts.name, texts.image, texts.category, texts.action];

interface SubCategoryTableProps {
  ref?: Ref<HTMLDivElement>;
  /** Rows, each in a SubCategoryRowLayout. */
  children: ReactNode;
}

/** The frame of the table of sub-categories. */
export function SubCategoryTable({ ref, children }: SubCategoryTableProps) {
  return (
    <AdminTable {...(ref !== undefined && { ref })} label={texts.subCategories} columns={columns} hasActions>
      {children}
    </AdminTable>
  );
}
