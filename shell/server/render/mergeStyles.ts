import type { ClassRules } from './pageStyles';
import type { ComponentStyles } from './renderMessages';

/** The styles of a page as plain rules, and the components that they belong to. */
export interface ServerStyles {
  readonly css: string;
  /** Components in the order of the rules, separated by blanks. Each is `id:number of rules:class names separated by commas`. */
  readonly groups: string;
}

/** Merges the styles of a page with those of its widgets. A component that both have keeps its position in the page. */
export const mergeStyles = (parts: readonly (readonly ComponentStyles[])[]): ServerStyles => {
  const components = new Map<string, Map<string, ClassRules>>();
  for (const { id, classes } of parts.flat()) {
    const known = components.get(id) ?? new Map<string, ClassRules>();
    components.set(id, known);
    for (const [name, css, count] of classes) if (!known.has(name)) known.set(name, { css, count });
  }
  const rulesOf = ([id, classes]: [string, Map<string, ClassRules>]) => {
    const rules = [...classes.values()];
    return {
      css: rules.map(({ css }) => css).join(''),
      group: `${id}:${rules.reduce((sum, { count }) => sum + count, 0)}:${[...classes.keys()].join(',')}`,
    };
  };
  const merged = [...components].map(rulesOf);
  return { css: merged.map(({ css }) => css).join(''), groups: merged.map(({ group }) => group).join(' ') };
};
