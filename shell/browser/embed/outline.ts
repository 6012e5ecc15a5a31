const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/**
 * Fits the headings of a widget into the outline of the page around it. Its title gets the level `heading`, and each lower
 * level in use gets the next one. With `none` the widget has no headings.
 */
const adjustHeadings = (box: Element, heading: string): void => {
  const all = [...box.querySelectorAll(HEADINGS)];
  const used = [...new Set(all.map(({ localName }) => localName))].toSorted();
  for (const each of all) {
    if (heading === 'none') each.setAttribute('role', 'presentation');
    else each.setAttribute('aria-level', String(Math.min(6, Number(heading) + used.indexOf(each.localName))));
  }
};

/** Adapts the headings whenever the content changes. Remotes write their headings as on the site. */
export const followOutline = (box: Element, heading: string): (() => void) => {
  const observer = new MutationObserver(() => adjustHeadings(box, heading));
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
};
