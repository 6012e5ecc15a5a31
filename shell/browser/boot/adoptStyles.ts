import { __PRIVATE__ } from 'styled-components';

const MEDIA_RULE = /^@media([^{]+)\{([^{}]+)\{([^{}]+)\}\}$/;

/**
 * The same rule with its media query inside. Chromium styles every element anew for an at-rule in a large sheet (12 to
 * 34 ms on /home), and only those it can be about for any other rule (1 ms).
 */
export const nestMedia = (rule: string): string => rule.replace(MEDIA_RULE, '$2{@media$1{$3}}');

/**
 * Hands the rules that came with the page to styled-components where they stand (`shell/server/render/pageStyles.ts`): its own
 * way copies each into a new sheet. Before the first styled component is made, as the order of ids is that of the rules.
 */
export const adoptStyles = (document: Document): void => {
  const element = document.querySelector<HTMLStyleElement>('style[data-groups]');
  const rules = element?.sheet;
  if (!element || !rules) return;
  const groups = (element.dataset['groups'] ?? '').split(' ').map((group) => {
    const [id = '', count = '0', names = ''] = group.split(':');
    return { id, count: Number(count), names: names.split(',') };
  });
  const { mainSheet, StyleSheet } = __PRIVATE__;
  // Since then declarations in a nested query are as strong as beside it, and may be of a pseudo-element.
  const nests = 'CSSNestedDeclarations' in globalThis;
  if (groups.reduce((sum, { count }) => sum + count, 0) !== rules.cssRules.length) {
    // The page stays as it is drawn: components bring the same rules again, after these.
    reportError(new Error('the browser took not every rule of the page, so that they are made again'));
    return;
  }
  const tag = mainSheet.getTag();
  // It counts the rules of each group; they are there already.
  tag.tag = { length: 0, insertRule: () => true, deleteRule: () => undefined, getRule: () => '' };
  for (const { id, count, names } of groups) {
    for (const name of names) mainSheet.registerName(id, name);
    tag.insertRules(StyleSheet.registerId(id), Array<string>(count).fill(''));
  }
  tag.tag = {
    get length() {
      return rules.cssRules.length;
    },
    insertRule: (index, rule) => {
      try {
        rules.insertRule(nests ? nestMedia(rule) : rule, index);
        return true;
      } catch {
        // Another browser's, as it is to styled-components.
        return false;
      }
    },
    deleteRule: (index) => rules.deleteRule(index),
    getRule: (index) => rules.cssRules[index]?.cssText ?? '',
  };
};
