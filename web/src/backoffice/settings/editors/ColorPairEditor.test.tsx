import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { valueOf, type EditorProps, type SettingDraft } from '../settingDraft.ts';
import { ColorPairEditor } from './ColorPairEditor.tsx';

interface Shown {
  key?: string;
  start?: SettingDraft;
  errors?: Record<string, string>;
  isPinned?: boolean;
}

/** The editor with a draft of its own; `value` is what would be saved. */
function renderEditor({ key = 'brand.primaryColor', start = null, errors = {}, isPinned = false }: Shown = {}) {
  let value: unknown = start;
  const setting = { key, label: 'Main colour', isPinned } as EditorProps['setting']; // the rest is for other editors
  function Editor() {
    const [draft, setDraft] = useState<SettingDraft>(start);
    value = valueOf('COLOR_PAIR', draft);
    return (
      <ColorPairEditor
        {...{ setting, draft }}
        errorAt={(path) => errors[path]}
        help="Of buttons and links."
        onChange={setDraft}
      />
    );
  }
  const rendered = renderWithRelay({ resolvers: () => ({}), routes: [{ path: '/', Component: Editor }], at: '/' });
  return { ...rendered, value: () => value };
}

const light = () => screen.getByRole('textbox', { name: 'In light mode' });
const dark = () => screen.getByRole('textbox', { name: 'In dark mode' });

describe('ColorPairEditor', () => {
  it('begins with the theme’s colours, and goes back to them', async () => {
    const { user, value } = renderEditor();
    const own = within(await screen.findByRole('group', { name: 'Main colour' })).getByRole('switch');
    expect(own).toHaveAccessibleName('Main colour');
    expect(own).toHaveAccessibleDescription('Of buttons and links. Turn it on to choose your own.');
    expect(own).not.toBeChecked();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(own);
    expect(value()).toEqual({ light: '#1f7a3d', dark: '#5cc37f' });
    await user.click(own);
    expect(value()).toBeNull();
  });

  it.each(['B3261E', '#b3261e', ' #B3261e '])('takes %s as a colour', async (typed) => {
    const { user, value } = renderEditor({ start: { light: '', dark: '#ff8a80' } });
    await screen.findByRole('group', { name: 'Main colour' });
    await user.type(light(), typed);
    expect(value()).toEqual({ light: '#b3261e', dark: '#ff8a80' });
    expect(screen.getByLabelText('Colour picker for light mode')).toHaveValue('#b3261e');
  });

  it('says in words how well a colour can be read, in both modes', async () => {
    const { user, value } = renderEditor({ start: { light: '#b3261e', dark: '#5cc37f' } });
    await screen.findByRole('group', { name: 'Main colour' });
    expect(light()).toHaveAccessibleDescription('6.1:1 – easy to read');
    await user.clear(light());
    expect(light()).toHaveAccessibleDescription('Enter a colour such as #1F7A3D');
    await user.type(light(), 'ff8a80');
    expect(light()).toHaveAccessibleDescription('2.1:1 – too hard to read, choose a darker colour');
    await user.clear(dark());
    await user.type(dark(), '#700000');
    expect(dark()).toHaveAccessibleDescription('1.3:1 – too hard to read, choose a lighter colour');
    expect(light().closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(value()).toEqual({ light: '#ff8a80', dark: '#700000' });
  });

  it('draws a button, a link and a chip in the colour, and none in what is no colour', async () => {
    const { user } = renderEditor({ start: { light: '#b3261e', dark: '#ff8a80' } });
    const preview = await screen.findByRole('img', { name: 'Preview in light mode' });
    expect(within(preview).getByText('Add to cart')).toHaveStyle({ background: '#b3261e', color: '#ffffff' });
    expect(within(preview).getByText('See all')).toBeVisible();
    expect(within(preview).getByText('In stock')).toBeVisible();
    await user.type(light(), 'x');
    expect(screen.queryByRole('img', { name: 'Preview in light mode' })).toBeNull();
    expect(screen.getByRole('img', { name: 'Preview in dark mode' })).toBeVisible();
  });

  it('draws the strip of the header with the shop’s name in the second colour, and says how text on it reads', async () => {
    const start = { light: '#ffcdd2', dark: '#5d1b1b' };
    renderEditor({ key: 'brand.secondaryColor', start });
    const preview = await screen.findByRole('img', { name: 'Preview in light mode' });
    expect(within(preview).getByText('Kirana')).toBeVisible();
    expect(light()).toHaveAccessibleDescription('Black text on it has 13.4:1 – easy to read');
    expect(dark()).toHaveAccessibleDescription('White text on it has 12.8:1 – easy to read');
  });

  it('shows the server’s message at the colour that it is about', async () => {
    renderEditor({ start: { light: '#ff8a80', dark: '#ff8a80' }, errors: { light: 'Too hard to read in light mode' } });
    await screen.findByRole('group', { name: 'Main colour' });
    expect(light()).toBeInvalid();
    expect(light()).toHaveAccessibleDescription('Too hard to read in light mode');
    expect(dark()).toBeValid();
  });

  it('is read-only while the environment pins it', async () => {
    renderEditor({ start: { light: '#b3261e', dark: '#ff8a80' }, isPinned: true });
    await screen.findByRole('group', { name: 'Main colour' });
    expect(screen.getByRole('switch')).toBeDisabled();
    expect(light()).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Colour picker for dark mode')).toBeDisabled();
  });
});
