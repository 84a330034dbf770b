import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import {
  contrastOf,
  hexColorOf,
  MIN_CONTRAST,
  paletteOf,
  SURFACES,
  type ColorPair,
} from '@kirana/shared/brandColors.ts';
import { Mark } from '../../../ui/Logo.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useShopIdentity } from '../../../ui/shopIdentity.ts';
import { colors } from '../../../ui/theme/colors.ts';
import type { EditorProps } from '../settingDraft.ts';
import { colorTexts as texts } from '../texts.ts';

type Mode = keyof ColorPair;
const MODES: readonly Mode[] = ['light', 'dark'];

/** What a colour is of: controls and text in it, or surfaces with text on them. */
type Use = 'controls' | 'surfaces';

const SURFACES_KEY = 'brand.secondaryColor';

/** The theme's own colours, with which the owner's begin. */
const START: Record<Use, ColorPair> = {
  controls: pairOf(colors.primary.solid),
  surfaces: pairOf(colors.secondary.solid),
};

function pairOf({ value: { base: light, _dark: dark } }: { value: { base: string; _dark: string } }): ColorPair {
  return { light, dark };
}

/** A colour for light and one for dark mode, each with its contrast and what it looks like; or those of the theme. */
export function ColorPairEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
  const { key, label, isPinned } = setting;
  const pair = draft as ColorPair | null; // draftOf made it
  const use = key === SURFACES_KEY ? 'surfaces' : 'controls';
  return (
    <Box role="group" aria-label={label}>
      <Switch
        title={label}
        text={pair === null && !isPinned ? `${help ?? ''} ${texts.themes}` : (help ?? '')}
        isOn={pair !== null}
        isDisabled={isPinned}
        onChange={(isOn) => onChange(isOn ? START[use] : null)}
      />
      {pair !== null && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="4" mt="1">
          {MODES.map((mode) => (
            <ModeColor
              key={mode}
              {...{ mode, use }}
              name={`${key}.${mode}`}
              text={pair[mode]}
              error={errorAt(mode)}
              isReadOnly={isPinned}
              onChange={(text) => onChange({ ...pair, [mode]: text })}
            />
          ))}
        </Grid>
      )}
      {errorAt('') !== undefined && (
        <Text textStyle="xs" color="fg.error" role="alert">
          {errorAt('')}
        </Text>
      )}
    </Box>
  );
}

interface ModeColorProps {
  mode: Mode;
  use: Use;
  name: string;
  /** The colour as it is typed. */
  text: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** The colour of a mode: chosen in the browser's picker or typed, with a preview of what is in it. */
function ModeColor({ mode, use, name, text, error, isReadOnly, onChange }: ModeColorProps) {
  const color = hexColorOf(text);
  return (
    <Box>
      <Flex gap="2" align="start">
        <ColorInput
          type="color"
          aria-label={texts.picker(mode)}
          value={color ?? START[use][mode]}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        />
        <Box flex="1" minW="0" aria-live="polite">
          <TextField
            name={name}
            label={texts.modes[mode]}
            value={text}
            error={error}
            help={color === null ? texts.notAColor : describeContrast(color, mode, use)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value)}
          />
        </Box>
      </Flex>
      {color !== null && <Preview {...{ color, mode, use }} />}
    </Box>
  );
}

const ColorInput = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: '11',
    mt: '6',
    p: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.panel',
    cursor: 'button',
    _disabled: { cursor: 'not-allowed' },
    '&::-webkit-color-swatch-wrapper': { p: '0' },
    '&::-webkit-color-swatch': { border: '0', borderRadius: 'sm' },
  },
});

/** How well a colour can be read, such as `7.2:1 – easy to read`; on a surface, how well the text on it can. */
function describeContrast(color: string, mode: Mode, use: Use): string {
  const ratioWith = (other: string) => Math.floor(contrastOf(color, other) * 10) / 10; // 4.46 is not enough, so it is not 4.5
  if (use === 'surfaces') {
    const { contrast } = paletteOf(color, mode);
    return texts.textOn(contrast === '#ffffff' ? 'White' : 'Black', ratioWith(contrast).toFixed(1));
  }
  const ratio = ratioWith(SURFACES[mode]);
  return `${ratio.toFixed(1)}:1 – ${ratio >= MIN_CONTRAST ? texts.legible : texts.illegible[mode]}`;
}

/** What the shop draws in a colour, on its page of a mode, whatever mode the browser has. */
function Preview({ color, mode, use }: { color: string; mode: Mode; use: Use }) {
  const { name } = useShopIdentity();
  const palette = paletteOf(color, mode);
  const shade = ({ value: { base, _dark } }: { value: { base: string; _dark: string } }) =>
    mode === 'light' ? base : _dark;
  const page = { background: shade(colors.bg.DEFAULT), color: shade(colors.fg.DEFAULT) };
  return (
    <Box
      role="img"
      aria-label={texts.preview(mode)}
      mt="2"
      mb="3"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
      textStyle="sm"
      fontWeight="semibold"
      style={page}
    >
      {use === 'surfaces' && (
        <Flex align="center" gap="2" px="3" h="12" style={{ background: palette.emphasized }}>
          <Box
            asChild
            flexShrink="0"
            css={{
              '--colors-secondary-solid': palette.solid,
              '--colors-secondary-hover': palette.hover,
              '--colors-secondary-border': palette.border,
            }}
          >
            <span>
              <Mark />
            </span>
          </Box>
          <Text truncate fontWeight="bold">
            {name}
          </Text>
        </Flex>
      )}
      <Flex align="center" wrap="wrap" gap="3" p="3">
        {use === 'controls' ? (
          <>
            <Sample style={{ background: palette.solid, color: palette.contrast }}>Add to cart</Sample>
            <span style={{ color: palette.fg }}>See all</span>
            <Sample
              data-chip
              style={{ background: palette.subtle, color: palette.fg, boxShadow: `inset 0 0 0 1px ${palette.border}` }}
            >
              In stock
            </Sample>
          </>
        ) : (
          <>
            <Sample data-chip style={{ background: palette.solid, color: palette.contrast }}>
              Home Delivery
            </Sample>
            <Sample data-chip style={{ background: palette.muted, color: palette.fg }}>
              Best Prices
            </Sample>
          </>
        )}
      </Flex>
    </Box>
  );
}

/** A button or a chip of a preview. */
const Sample = chakra('span', {
  base: {
    px: '4',
    py: '2',
    borderRadius: 'control',
    '&[data-chip]': { px: '3', py: '1', borderRadius: 'full' },
  },
});
