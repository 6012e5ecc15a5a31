/** Between two rules in what styled-components gives out. */
const SPLITTER = '/*!sc*/';

/** Follows the rules of one component: its id, and the class names that they are for. */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*),"\}$/;

/** The styles of a page as plain rules, and what they belong to. */
export interface ServerStyles {
  readonly css: string;
  /** For each component in the order of the rules: `id:number of rules:class names, separated by commas`; separated by blanks. */
  readonly groups: string;
}

/**
 * Takes element and markers off what `ServerStyleSheet` gives (styled-components 6, src/sheet/Rehydration.ts). With them the
 * library would put every rule into a new sheet, one by one, and the browser would style the whole page anew.
 */
export const serverStyles = (styleTags: string): ServerStyles => {
  let css = '';
  let count = 0;
  const groups: string[] = [];
  const text = styleTags.replace(/^<style[^>]*>|<\/style>$/g, '');
  for (const part of text.split(SPLITTER).map((each) => each.trim())) {
    const [, id, names] = MARKER.exec(part) ?? [];
    if (id !== undefined && names !== undefined) {
      groups.push(`${id}:${count}:${names}`);
      count = 0;
    } else if (part !== '') {
      css += part;
      count += 1;
    }
  }
  return { css, groups: groups.join(' ') };
};
