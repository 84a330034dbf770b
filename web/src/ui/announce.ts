const regionId = 'announcements';

/** Makes screen readers announce a text; a later text replaces an earlier one. */
export function announce(text: string): void {
  const region = document.getElementById(regionId) ?? addRegion();
  region.textContent = text;
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
