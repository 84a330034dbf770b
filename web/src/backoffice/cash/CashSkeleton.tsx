import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';

/** The list of shifts while it loads. */
export function CashSkeleton() {
  return (
    <div aria-busy>
      <AdminTableSkeleton height={{ base: '12.125rem', md: '2.75rem' }} rows={6} />
    </div>
  );
}
