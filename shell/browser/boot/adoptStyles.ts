import { mainSheet, StyleSheet } from '@caravan/shared/private';

const MEDIA_RULE = /^@media([^{]+)\{([^{}]+)\{([^{}]+)\}\}$/;

/**
 * Moves a media query inside its rule. For an inserted at-rule Chromium recalculates the style of every element (12 to
 * 34 ms on /home). For any other rule it recalculates only elements that the rule may match (1 ms).
 */
export const nestMedia = (rule: string): string => rule.replace(MEDIA_RULE, '$2{@media$1{$3}}');

/**
 * Registers the server-rendered rules with styled-components where they are (`shell/server/render/pageStyles.ts`). By itself the
 * library would copy each rule into a new sheet. Call it before the first component is created: ids are in the order of the rules.
 */
export const adoptStyles = (document: Document): void => {
  const element = document.querySelector<HTMLStyleElement>('style[data-groups]');
  const rules = element?.sheet;
  if (!element || !rules) return;
  const groups = (element.dataset['groups'] ?? '').split(' ').map((group) => {
    const [id = '', count = '0', names = ''] = group.split(':');
    return { id, count: Number(count), names: names.split(',') };
  });
  // Without it, declarations in a nested media query have another specificity and no pseudo-elements.
  const supportsNesting = 'CSSNestedDeclarations' in globalThis;
  if (groups.reduce((sum, { count }) => sum + count, 0) !== rules.cssRules.length) {
    // styled-components inserts the same rules again after these.
    reportError(new Error('the browser dropped some server-rendered CSS rules: styled-components inserts them again'));
    return;
  }
  const tag = mainSheet.getTag();
  // Only counts the rules of each group, which are already in the sheet.
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
        rules.insertRule(supportsNesting ? nestMedia(rule) : rule, index);
        return true;
      } catch {
        // A rule for another browser. styled-components ignores it too.
        return false;
      }
    },
    deleteRule: (index) => rules.deleteRule(index),
    getRule: (index) => rules.cssRules[index]?.cssText ?? '',
  };
};
