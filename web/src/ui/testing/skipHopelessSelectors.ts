interface Result {
  match: boolean;
  ast: null;
  pseudoElement: null;
}
interface SelectorEngine {
  check: (selector: string, node: Pick<Element, 'hasAttribute'>) => Result;
}

/** A single compound selector that begins with an attribute, whose name it captures. */
const ATTRIBUTE_FIRST = /^\[([\w-]+)[^\]]*\][^,\s>+~]*$/;

/**
 * Makes jsdom skip selectors of its own style sheet that need an attribute which an element lacks, such as `[hidden=until-found i]`.
 * It tries them for each element whose style is asked for, and its selector engine handles them by exceptions. Does nothing in
 * a version of jsdom that has another engine.
 */
export function skipHopelessSelectors(): void {
  const engine = engineOf(document);
  if (engine === undefined || engine.check.name === 'checkUnlessHopeless') return; // the files of a worker share it
  const { check } = engine;
  engine.check = function checkUnlessHopeless(selector, node) {
    const attribute = selector.startsWith(':popover-open') ? 'popover' : ATTRIBUTE_FIRST.exec(selector)?.[1];
    if (attribute !== undefined && !node.hasAttribute(attribute))
      return { match: false, ast: null, pseudoElement: null };
    return check(selector, node);
  };
}

function engineOf(page: Document): SelectorEngine | undefined {
  const symbol = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl');
  const own = symbol && (Reflect.get(page, symbol) as { _getDOMSelector?: () => SelectorEngine }); // jsdom's object behind it
  return own?._getDOMSelector?.();
}
