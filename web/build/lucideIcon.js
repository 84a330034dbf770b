import { createElement } from 'react';

/** Makes the component of an icon: lucide-react's own function has options and class names that the shop does not use. */
export default function createLucideIcon({ node }) {
  return function LucideIcon({ size = 24, ...props }) {
    const attributes = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...props,
    };
    return createElement('svg', attributes, ...node.map(([tag, shape]) => createElement(tag, shape)));
  };
}
