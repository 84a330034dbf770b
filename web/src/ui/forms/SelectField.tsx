import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { field } from '../theme/recipes.ts';
import { TextFieldFrame, type FieldProps } from './TextField.tsx';

type SelectFieldProps = Omit<HTMLChakraProps<'select'>, 'id'> & FieldProps;

/** A labelled select; `children` are its options. */
export function SelectField({ label, error, help, ...select }: SelectFieldProps) {
  return (
    <TextFieldFrame label={label} error={error} help={help}>
      {(control) => <Select {...select} {...control} />}
    </TextFieldFrame>
  );
}

/** A select with an arrow of its own. */
export function Select(select: HTMLChakraProps<'select'>) {
  return (
    <Box position="relative" w="full" minW="0">
      <Control {...select} />
      <Box position="absolute" insetEnd="3" top="3" color="fg.muted" pointerEvents="none">
        <ChevronDown size={20} aria-hidden />
      </Box>
    </Box>
  );
}

const Control = chakra('select', {
  base: { ...field, h: '11', ps: '3', pe: '10', textOverflow: 'ellipsis', cursor: 'button' },
});
