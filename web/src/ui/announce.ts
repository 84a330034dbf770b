const regionId = 'announcements';

/** Has screen readers say something that is seen, or needs no seeing; the last words win. */
export function announce(words: string): void {
  const region = document.getElementById(regionId) ?? addRegion();
  region.textContent = words;
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
