import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface CheckLabelProps extends Omit<HTMLChakraProps<'label'>, 'onChange'> {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** What a form and the help below it need of the checkbox. */
  input?: Pick<HTMLChakraProps<'input'>, 'name' | 'aria-describedby' | 'boxSize'>;
}

/** A checkbox with its label after it. */
export function CheckLabel({ isChecked, onChange, input, children, ...label }: CheckLabelProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer" {...label}>
      <chakra.input
        type="checkbox"
        checked={isChecked}
        accentColor="primary.solid"
        boxSize="4"
        flexShrink="0"
        {...input}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </chakra.label>
  );
}

/** The styles of a bordered label while its control is checked or has the focus. */
export const choiceStyles = {
  '&:has(:checked)': { borderColor: 'primary.solid', background: 'primary.subtle' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.solid', outlineOffset: '2px' },
};
