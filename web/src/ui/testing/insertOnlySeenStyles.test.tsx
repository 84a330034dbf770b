import { Box } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChakraRoot } from '../theme/ChakraRoot.tsx';

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

describe('the styles of a test', () => {
  it('are those that affect visibility, pressing and scrolling', () => {
    render(
      <ChakraRoot>
        <Box display="none">Absent</Box>
        <Box visibility="hidden">Hidden</Box>
        <Box opacity="0">Clear</Box>
        <Box pointerEvents="none" color="red" padding="4">
          Dead
        </Box>
        <Box overflowY="scroll">Long</Box>
      </ChakraRoot>,
    );
    for (const text of ['Absent', 'Hidden', 'Clear']) expect(screen.getByText(text)).not.toBeVisible();
    expect(styleOf('Dead').pointerEvents).toBe('none');
    expect(styleOf('Long').overflowY).toBe('scroll');
    expect(styleOf('Dead').padding).toBe('0');
  });
});
