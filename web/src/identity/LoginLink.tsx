import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from './loginPath.ts';
import { texts } from './texts.ts';

/** The header's login link for visitors; after the login they return to the present page. */
export function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <Button asChild variant="ghost" colorPalette="gray" px="3">
      <Link to={loginPath(pathname + search)}>{texts.login}</Link>
    </Button>
  );
}
