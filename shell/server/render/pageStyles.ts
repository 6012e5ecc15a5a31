import { StyleSheet } from '@caravan/shared/private';
import type { ComponentStyles } from './renderMessages';

/** The rules of one class name of a component. */
export interface ClassRules {
  readonly css: string;
  readonly count: number;
}

/** Prefix of the ids of global styles. Their class names are not a hash of their rules. */
const GLOBAL_PREFIX = 'sc-global-';
/** Class names whose rules are cached. A component whose styles depend on arbitrary props could make any number. */
const MAX_CACHED = 5000;

/** Rules by component and class name, so that no rule is compiled twice. */
const ruleCache = new Map<string, ClassRules>();

const keyOf = (id: string, name: string): string => `${id} ${name}`;

/**
 * The style sheet of one rendering. The sheet of styled-components (version 6, src/sheet/Sheet.ts) compiles every rule of every page
 * again. Its output holds markers, with which the browser would insert all rules one by one.
 */
export class PageSheet extends StyleSheet {
  readonly #components = new Map<string, Map<string, ClassRules>>();

  constructor() {
    super({ isServer: true });
  }

  #add(id: string, name: string, { css, count }: ClassRules): void {
    const classes = this.#components.get(id) ?? new Map<string, ClassRules>();
    this.#components.set(id, classes);
    const existing = classes.get(name);
    classes.set(name, { css: (existing?.css ?? '') + css, count: (existing?.count ?? 0) + count });
  }

  override hasNameForId(id: string, name: string): boolean {
    if (this.#components.get(id)?.has(name)) return true;
    const rules = ruleCache.get(keyOf(id, name));
    if (rules) this.#add(id, name, rules);
    return rules !== undefined;
  }

  override registerName(id: string, name: string): void {
    this.#add(id, name, { css: '', count: 0 });
  }

  override insertRules(id: string, name: string, texts: string[]): void {
    const rulesWithContent = texts.map((text) => text.trim()).filter(Boolean);
    const rules = { css: rulesWithContent.join(''), count: rulesWithContent.length };
    if (ruleCache.size >= MAX_CACHED) ruleCache.clear();
    if (!id.startsWith(GLOBAL_PREFIX)) ruleCache.set(keyOf(id, name), rules);
    this.#add(id, name, rules);
  }

  override clearNames(): void {}

  override clearRules(id: string): void {
    this.#components.delete(id);
  }

  /** Returns the styles by component, in the order in which the components were created. */
  styles(): ComponentStyles[] {
    return [...this.#components]
      .map(([id, classes]) => ({
        id,
        order: PageSheet.registerId(id),
        classes: [...classes].map(([name, { css, count }]): [string, string, number] => [name, css, count]),
      }))
      .filter(({ classes }) => classes.some(([, , count]) => count > 0))
      .toSorted((first, second) => first.order - second.order)
      .map(({ id, classes }) => ({ id, classes }));
  }
}
