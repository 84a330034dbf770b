import { chakra } from '@chakra-ui/react';
import { underlinedLook } from './BlockerLink.tsx';

/** The line that unfolds a `details` element. */
export const Summary = chakra('summary', { base: { ...underlinedLook, textStyle: 'sm', cursor: 'button' } });
