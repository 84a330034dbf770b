const regionId = 'announcements';

/** Makes screen readers announce a text, also one that is equal to the last. The last two stay, so that neither cuts the other off. */
export function announce(text: string): void {
  const region = document.getElementById(regionId) ?? addRegion();
  const [last] = [...region.children].filter((earlier) => earlier.textContent !== text).slice(-1);
  const announcement = document.createElement('p');
  announcement.textContent = text;
  region.replaceChildren(...(last ? [last] : []), announcement);
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = regionId;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  document.body.append(region);
  return region;
}
