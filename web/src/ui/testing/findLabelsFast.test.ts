import { beforeEach, describe, expect, it } from 'vitest';

const labels = (id: string) => {
  const control = document.getElementById(id) as HTMLInputElement; // the markup below has it
  return control.labels && Array.from(control.labels, ({ textContent }) => textContent.trim());
};

describe('the labels of a control', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <label for="name">Name</label>
      <label>Around <span><input id="name" /><input id="second" /></span></label>
      <label for="name">Again</label>
      <label for="">Empty</label>
      <input type="hidden" id="hidden" /><label for="hidden">Hidden</label>
      <label for="other">Another's <button id="inner"></button></label>
      <select id="twice"></select><textarea id="twice"></textarea><label for="twice">Twice</label>`;
  });

  it('are those that name it and the one around it, in the document’s order', () => {
    expect(labels('name')).toEqual(['Name', 'Around', 'Again']);
  });

  it('leave out a label around it that has another control', () => {
    expect(labels('second')).toEqual([]);
    expect(labels('inner')).toEqual([]);
  });

  it('belong to the first of two controls with the same id', () => {
    expect(labels('twice')).toEqual(['Twice']);
    expect(document.querySelector('textarea')?.labels).toHaveLength(0);
  });

  it('are none for a hidden input', () => expect(labels('hidden')).toBeNull());
});
