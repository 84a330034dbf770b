const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/**
 * Replaces jsdom's `labels`, which walks the whole document for each pair of an element and a label: queries by label and by name
 * spent half of their time there on a page with a form.
 */
export function findLabelsFast(): void {
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', { configurable: true, enumerable: true, get: labelsOf });
  }
}

/** The labels in the document's order; null for a hidden input, as in a browser. */
function labelsOf(this: Element): readonly HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const labels = Array.from(this.ownerDocument.getElementsByTagName('label'));
  return labels.filter((label) => {
    const id = label.getAttribute('for');
    if (id !== null) return id === this.id && label.ownerDocument.getElementById(id) === this;
    return label.contains(this) && label.querySelector(LABELABLE) === this;
  });
}
