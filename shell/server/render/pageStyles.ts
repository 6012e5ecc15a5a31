import { StyleSheet } from '@caravan/shared/private';
import type { ComponentStyles } from './renderMessages';

/** The rules of one class name of a component. */
export interface ClassRules {
  readonly css: string;
  readonly count: number;
}

/** Prefix of the ids of global styles. Their class names are no hash of their rules. */
const GLOBAL = 'sc-global-';
/** Class names whose rules are cached. A component whose styles depend on arbitrary props could make any number. */
const MAX_CACHED = 5000;

/** Rules by component and class name, so that no rule is compiled twice. */
const cached = new Map<string, ClassRules>();

const keyOf = (id: string, name: string): string => `${id} ${name}`;

/**
 * The style sheet of one rendering. The sheet of styled-components (version 6, src/sheet/Sheet.ts) compiles every rule of every page
 * anew. What it prints holds markers, with which the browser would insert all rules one by one.
 */
export class PageSheet extends StyleSheet {
  readonly #components = new Map<string, Map<string, ClassRules>>();

  constructor() {
    super({ isServer: true });
  }

  #add(id: string, name: string, { css, count }: ClassRules): void {
    const classes = this.#components.get(id) ?? new Map<string, ClassRules>();
    this.#components.set(id, classes);
    const before = classes.get(name);
    classes.set(name, { css: (before?.css ?? '') + css, count: (before?.count ?? 0) + count });
  }

  override hasNameForId(id: string, name: string): boolean {
    if (this.#components.get(id)?.has(name)) return true;
    const rules = cached.get(keyOf(id, name));
    if (rules) this.#add(id, name, rules);
    return rules !== undefined;
  }

  override registerName(id: string, name: string): void {
    this.#add(id, name, { css: '', count: 0 });
  }

  override insertRules(id: string, name: string, texts: string[]): void {
    const filled = texts.map((text) => text.trim()).filter(Boolean);
    const rules = { css: filled.join(''), count: filled.length };
    if (cached.size >= MAX_CACHED) cached.clear();
    if (!id.startsWith(GLOBAL)) cached.set(keyOf(id, name), rules);
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
        place: PageSheet.registerId(id),
        classes: [...classes].map(([name, { css, count }]): [string, string, number] => [name, css, count]),
      }))
      .filter(({ classes }) => classes.some(([, , count]) => count > 0))
      .toSorted((one, other) => one.place - other.place)
      .map(({ id, classes }) => ({ id, classes }));
  }
}
