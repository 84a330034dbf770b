import type { ReactNode } from 'react';
import { useCan, type Permission } from '../../shop/identity/permissions.ts';

interface PermittedProps {
  /** Any one is enough. */
  to: Permission | readonly Permission[];
  children: ReactNode;
}

/** Controls that the server would refuse to others. */
export function Permitted({ to, children }: PermittedProps) {
  const can = useCan();
  return can(...(typeof to === 'string' ? [to] : to)) ? children : null;
}
