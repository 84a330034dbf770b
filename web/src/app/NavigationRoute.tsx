import { Outlet } from 'react-router-dom';
import { useFocusOnNavigation } from '../ui/useFocusOnNavigation.ts';
import { ScrollPositions } from './ScrollPositions.tsx';

/** The route around the frames of shoppers and of staff: each navigation moves the focus and the scroll position, also from one frame to the other. */
export function NavigationRoute() {
  useFocusOnNavigation('content');
  return (
    <>
      <Outlet />
      <ScrollPositions />
    </>
  );
}
