import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The list that a page about one entry leads back to. */
export interface BackLinkProps {
  to: string;
  /** The name of the list. */
  label: string;
}

/** The link from the page of an entry back to the list. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <MutedLink to={to}>
      <ArrowLeft size={18} aria-hidden />
      {label}
    </MutedLink>
  );
}

const MutedLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    borderRadius: 'sm',
    color: 'fg.muted',
    textStyle: 'sm',
    fontWeight: 'medium',
    _hover: { color: 'fg' },
  },
});
