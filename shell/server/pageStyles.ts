import { __PRIVATE__ } from 'styled-components';

/** The styles of a page as plain rules, and what they belong to. */
export interface ServerStyles {
  readonly css: string;
  /** For each component in the order of the rules: `id:number of rules:class names, separated by commas`; separated by blanks. */
  readonly groups: string;
}

/** What one class name of a component stands for. */
interface Rules {
  readonly css: string;
  readonly count: number;
}

interface Group {
  readonly names: Set<string>;
  css: string;
  count: number;
}

/** The name of a class is the hash of its rules, that of global styles is not. */
const GLOBAL = 'sc-global-';
/** Class names whose rules are kept; components whose styles take whatever comes could make any number. */
const MOST = 5000;

/** By component and class name: no rule is compiled twice. */
const known = new Map<string, Rules>();

const keyOf = (id: string, name: string): string => `${id} ${name}`;

/**
 * The sheet of one page. The library's own (styled-components 6, src/sheet/Sheet.ts) begins empty and compiles every rule
 * of every page anew. What it gives out holds markers, with which it would put every rule into a new sheet, one by one, and
 * the browser would style the whole page anew.
 */
export class PageSheet extends __PRIVATE__.StyleSheet {
  readonly #groups = new Map<string, Group>();

  constructor() {
    super({ isServer: true });
  }

  #groupOf(id: string): Group {
    const group = this.#groups.get(id) ?? { names: new Set(), css: '', count: 0 };
    this.#groups.set(id, group);
    return group;
  }

  #add(id: string, name: string, { css, count }: Rules): void {
    const group = this.#groupOf(id);
    group.names.add(name);
    group.css += css;
    group.count += count;
  }

  override hasNameForId(id: string, name: string): boolean {
    if (this.#groups.get(id)?.names.has(name)) return true;
    const rules = known.get(keyOf(id, name));
    if (rules) this.#add(id, name, rules);
    return rules !== undefined;
  }

  override registerName(id: string, name: string): void {
    this.#groupOf(id).names.add(name);
  }

  override insertRules(id: string, name: string, texts: string[]): void {
    const filled = texts.map((text) => text.trim()).filter(Boolean);
    const rules = { css: filled.join(''), count: filled.length };
    if (known.size >= MOST) known.clear();
    if (!id.startsWith(GLOBAL)) known.set(keyOf(id, name), rules);
    this.#add(id, name, rules);
  }

  override clearNames(id: string): void {
    this.#groups.get(id)?.names.clear();
  }

  override clearRules(id: string): void {
    this.#groups.delete(id);
  }

  /** In the order in which the components were defined. */
  styles(): ServerStyles {
    const groups = [...this.#groups]
      .filter(([, { count, names }]) => count > 0 && names.size > 0)
      .map(([id, group]) => ({ id, place: PageSheet.registerId(id), ...group }))
      .toSorted((one, other) => one.place - other.place);
    return {
      css: groups.map(({ css }) => css).join(''),
      groups: groups.map(({ id, count, names }) => `${id}:${count}:${[...names].join(',')}`).join(' '),
    };
  }
}
