/** Fixed texts of the editors. */
export const editorTexts = {
  rupees: '₹',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;

/** Fixed texts of the editor of colours. */
export const colorTexts = {
  themes: 'Turn it on to choose your own.',
  modes: { light: 'In light mode', dark: 'In dark mode' },
  picker: (mode: string) => `Colour picker for ${mode} mode`,
  preview: (mode: string) => `Preview in ${mode} mode`,
  notAColor: 'Enter a colour such as #1F7A3D',
  legible: 'easy to read',
  illegible: {
    light: 'too hard to read, choose a darker colour',
    dark: 'too hard to read, choose a lighter colour',
  },
  textOn: (text: string, ratio: string) => `${text} text on it has ${ratio}:1 – easy to read`,
} as const;
