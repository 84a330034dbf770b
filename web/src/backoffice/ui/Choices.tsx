import { chakra } from '@chakra-ui/react';

/** Checkboxes or radio buttons in their labels, under a legend. */
export const Choices = chakra('fieldset', {
  base: {
    '& legend': { mb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minH: '11', cursor: 'button' },
    '& input': { accentColor: 'primary.solid', boxSize: '5', flexShrink: '0' },
  },
});
