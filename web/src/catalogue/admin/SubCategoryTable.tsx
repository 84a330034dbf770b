import type { ReactNode, Ref } from 'react';
import { AdminTable } from './AdminTable.tsx';
import { texts } from './texts.ts';

const columns = [texts.serialNumber, texts.name, texts.image, texts.category, texts.action];

interface SubCategoryTableProps {
  ref?: Ref<HTMLDivElement>;
  /** Rows, of SubCategoryRowLayout. */
  children: ReactNode;
}

/** The frame of the sub-categories' table. */
export function SubCategoryTable({ ref, children }: SubCategoryTableProps) {
  return (
    <AdminTable {...(ref !== undefined && { ref })} label={texts.subCategories} columns={columns} hasActions>
      {children}
    </AdminTable>
  );
}
