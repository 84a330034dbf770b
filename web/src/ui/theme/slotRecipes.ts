import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy, drawerAnatomy, pinInputAnatomy } from '@chakra-ui/react/anatomy';
import { field } from './recipes.ts';

const fade = {
  _open: { animationName: 'fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
};

const backdrop = { bg: 'bg.backdrop', pos: 'fixed', inset: '0', zIndex: 'overlay', ...fade } as const;
const header = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flex: '0 0 auto',
  ps: { base: '4', md: '6' },
  pe: '16',
  py: '4',
} as const;
const title = { flex: '1', textStyle: 'lg', fontWeight: 'bold' } as const;
const closeTrigger = { pos: 'absolute', top: '2', insetEnd: '2' } as const;
const positioner = { display: 'flex', pos: 'fixed', inset: '0', zIndex: 'modal', overscrollBehaviorY: 'none' } as const;
const content = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  bg: 'bg.panel',
  color: 'fg',
  outline: '0',
  boxShadow: 'float',
} as const;

const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'chakra-dialog',
  base: {
    backdrop,
    positioner: {
      ...positioner,
      alignItems: { base: 'flex-end', md: 'flex-start' }, // its title stays where it is when its content grows
      justifyContent: 'center',
      overflow: 'hidden',
    },
    content: {
      ...content,
      maxW: { base: '100%', md: 'lg' },
      marginTop: { md: 'min(10dvh, 6rem)' },
      maxH: { base: '100dvh', md: 'calc(100dvh - 2rem - min(10dvh, 6rem))' },
      borderRadius: { base: '12px 12px 0 0', md: 'card' },
      overflow: 'hidden',
      ...fade,
    },
    header,
    // It scrolls below the title and the close button.
    body: {
      flex: '1',
      minH: '0',
      overflow: 'auto',
      px: { base: '4', md: '6' },
      pt: '2',
      pb: 'calc(1.5rem + env(safe-area-inset-bottom))',
      // What takes the focus is scrolled into view with its label, out from under the bar of the dialog's button.
      scrollPaddingTop: '2.5rem',
      '&:has([data-dialog-bar])': { scrollPaddingBottom: '6rem' },
    },
    title,
    closeTrigger,
  },
});

const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'chakra-drawer',
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: 'stretch' },
    content: { ...content, maxH: '100dvh' },
    header,
    body: { flex: '1', px: '4', py: '2', overflow: 'auto' },
    title,
    closeTrigger,
  },
  variants: {
    placement: {
      start: { positioner: { justifyContent: 'flex-start' }, content: slide('left') },
      end: { positioner: { justifyContent: 'flex-end' }, content: slide('right') },
    },
  },
  defaultVariants: { placement: 'end' },
});

/** Slides in from a side and out to it. */
function slide(side: 'left' | 'right') {
  const animation = { animationTimingFunction: 'ease-out' };
  return {
    _open: { ...animation, animationName: `slide-from-${side}-full`, animationDuration: 'moderate' },
    _closed: { ...animation, animationName: `slide-to-${side}-full`, animationDuration: 'fast' },
  };
}

const pinInput = defineSlotRecipe({
  slots: pinInputAnatomy.keys(),
  className: 'chakra-pin-input',
  base: {
    label: { display: 'block', mb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    control: { display: 'flex', gap: '2', maxW: 'sm' },
    input: { ...field, flex: '1', h: '12', textAlign: 'center', textStyle: 'lg', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The slot recipes that the shop uses, and no others. */
export const slotRecipes = { dialog, drawer, pinInput };
