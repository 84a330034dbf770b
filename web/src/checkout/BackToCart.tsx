import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { endTexts } from './texts.ts';

/** The way from a checkout that came to nothing to what was to be ordered. */
export function BackToCart() {
  return (
    <Button asChild>
      <Link to="/checkout">{endTexts.backToCart}</Link>
    </Button>
  );
}
