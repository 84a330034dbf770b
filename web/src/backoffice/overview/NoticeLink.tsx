import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** The link of a notice, in the notice's colour. */
export const NoticeLink = chakra(Link, {
  base: { borderRadius: 'sm', textStyle: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
