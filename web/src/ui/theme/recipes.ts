import { defineRecipe } from '@chakra-ui/react';
import { linkRecipe, separatorRecipe, spinnerRecipe } from '@chakra-ui/react/theme';

const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    fontWeight: 'semibold',
    cursor: 'button',
    outline: '0',
    isolation: 'isolate',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'ease-out',
    focusVisibleRing: 'outside',
    '&:is([aria-busy=true])': { opacity: '0.6', cursor: 'progress' },
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { h: '8', minW: '8', px: '2.5', gap: '1', textStyle: 'xs', _icon: { boxSize: '4' } },
      sm: { h: '9', minW: '9', px: '3', gap: '1.5', textStyle: 'sm', _icon: { boxSize: '4' } },
      md: { h: '11', minW: '11', px: '4', gap: '2', textStyle: 'sm', _icon: { boxSize: '5' } },
      lg: { h: '12', minW: '12', px: '5', gap: '2', textStyle: 'md', _icon: { boxSize: '5' } },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        // A label that can be read, also under the pointer; opacity would wash it out.
        '&&:is(:disabled, [aria-disabled=true]):not([data-loading])': {
          bg: 'bg.emphasized',
          color: 'fg.muted',
          opacity: '1',
        },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'inherit' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** The frame of text inputs. */
export const field = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'border.control',
  textStyle: 'md',
  outline: '0',
  focusVisibleRing: 'outside',
  _disabled: { layerStyle: 'disabled' },
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
} as const;

const input = defineRecipe({ className: 'chakra-input', base: { ...field, h: '11', px: '3' } });

const textarea = defineRecipe({ className: 'chakra-textarea', base: { ...field, minH: '24', px: '3', py: '2.5' } });

const heading = defineRecipe({
  className: 'chakra-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', textWrap: 'balance' },
  variants: {
    size: { lg: { textStyle: 'lg' }, xl: { textStyle: 'xl' } },
  },
  defaultVariants: { size: 'lg' },
});

const skeleton = defineRecipe({
  className: 'chakra-skeleton',
  base: {
    borderRadius: 'control',
    bg: 'bg.muted',
    animation: 'pulse',
    cursor: 'default',
    color: 'transparent',
    pointerEvents: 'none',
    userSelect: 'none',
    flexShrink: '0',
    '&::before, &::after, *': { visibility: 'hidden' },
  },
});

const badge = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
    },
    size: { sm: { textStyle: 'xs', px: '2', minH: '5' }, md: { textStyle: 'sm', px: '2.5', minH: '6' } },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

/** The recipes that the shop uses, and no others; a component without a recipe here is unstyled. */
export const recipes = {
  badge,
  button,
  heading,
  input,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton,
  spinner: spinnerRecipe,
  textarea,
};
