/**
 * The browser's own functions as they were before the code of any remote ran. `main.ts` imports this module first. React,
 * the federation runtime and the loader all call them, so that a remote that replaces one would break the others.
 */
const { getOwnPropertyDescriptor } = Object;
const { defineProperty, deleteProperty, ownKeys } = Reflect;

interface Primordial {
  readonly name: string;
  readonly owner: object;
  readonly key: PropertyKey;
  /** Undefined for an object of the page: a property of its own would hide that of its prototype. */
  readonly before: PropertyDescriptor | undefined;
}

/** Guarded with their own methods and accessors, and those of their prototypes. */
const CLASSES = [
  'Object',
  'Function',
  'Array',
  'String',
  'RegExp',
  'JSON',
  'Reflect',
  'Promise',
  'Map',
  'Set',
  'URL',
  'Response',
  'EventTarget',
  'History',
  'Storage',
];
/** Of these classes the named ones alone: browsers make each accessor of a document when it is first looked at. */
const METHODS: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['Event', ['preventDefault', 'stopPropagation', 'stopImmediatePropagation']],
  ['Node', ['appendChild', 'insertBefore', 'removeChild']],
  ['Element', ['setAttribute', 'removeAttribute', 'querySelector', 'querySelectorAll', 'closest', 'matches']],
  ['Document', ['createElement', 'querySelector', 'querySelectorAll']],
];
const FUNCTIONS = [
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'reportError',
];
const OBJECTS: readonly (readonly [name: string, object: object, keys: readonly string[]])[] = [
  ['window', window, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  ['document', document, ['addEventListener', 'removeEventListener', 'querySelector']],
  ['history', history, ['pushState', 'replaceState', 'back', 'forward', 'go']],
  ['navigator', navigator, ['sendBeacon']],
];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isCode = (property: PropertyDescriptor): boolean => 'get' in property || typeof property.value === 'function';

const propertiesOf = (name: string, owner: unknown, keys?: readonly PropertyKey[]): Primordial[] =>
  isObject(owner)
    ? (keys ?? ownKeys(owner)).flatMap((key) => {
        const before = getOwnPropertyDescriptor(owner, key);
        return before && isCode(before) ? [{ name: `${name}${String(key)}`, owner, key, before }] : [];
      })
    : [];

const classOf = (name: string): unknown => getOwnPropertyDescriptor(globalThis, name)?.value;
const prototypeOf = (owner: unknown): unknown =>
  isObject(owner) ? getOwnPropertyDescriptor(owner, 'prototype')?.value : undefined;

const capture = (): readonly Primordial[] => [
  ...propertiesOf('', globalThis, [...CLASSES, ...FUNCTIONS]),
  ...CLASSES.flatMap((name) => [
    ...propertiesOf(`${name}.`, classOf(name)),
    ...propertiesOf(`${name}.prototype.`, prototypeOf(classOf(name))),
  ]),
  ...METHODS.flatMap(([name, keys]) => propertiesOf(`${name}.prototype.`, prototypeOf(classOf(name)), keys)),
  ...OBJECTS.flatMap(([name, owner, keys]) =>
    keys.map((key) => ({ name: `${name}.${key}`, owner, key, before: getOwnPropertyDescriptor(owner, key) })),
  ),
];

let primordials = capture();

/** Takes what the shell itself has replaced by now for the browser's own. */
export const recapturePrimordials = (): void => {
  primordials = capture();
};

const { prototype: objects } = Object;
const { prototype: arrays } = Array;
const empty: object = [];
/** What `for … in` finds in every array: nothing, unless a browser extension added it. */
const known: Record<string, true> = {};
for (const key in empty) known[key] = true;

const isChanged = ({ owner, key, before }: Primordial): boolean => {
  const now = getOwnPropertyDescriptor(owner, key);
  return now?.value !== before?.value || now?.get !== before?.get || now?.set !== before?.set;
};

/** Calls no method that a remote could have replaced, and no iterator. */
const findChanged = (): readonly Primordial[] => {
  const changed: Primordial[] = [];
  for (let place = 0; place < primordials.length; place += 1) {
    const primordial = primordials[place];
    if (primordial && isChanged(primordial)) changed[changed.length] = primordial;
  }
  for (const key in empty) {
    if (getOwnPropertyDescriptor(known, key)) continue;
    const isOfArrays = getOwnPropertyDescriptor(arrays, key) !== undefined;
    const name = `${isOfArrays ? 'Array' : 'Object'}.prototype.${key}`;
    changed[changed.length] = { name, owner: isOfArrays ? arrays : objects, key, before: undefined };
  }
  return changed;
};

const namesOf = (changed: readonly Primordial[]): readonly string[] => {
  const names: string[] = [];
  for (let place = 0; place < changed.length; place += 1) names[place] = changed[place]?.name ?? '';
  return names;
};

/** Names what differs from what the page started with: `fetch`, `Array.prototype.map`. */
export const hasChanged = (): readonly string[] => namesOf(findChanged());

/** Puts everything back that differs, where it can be, and names it. */
export const restorePrimordials = (): readonly string[] => {
  const changed = findChanged();
  for (let place = 0; place < changed.length; place += 1) {
    const primordial = changed[place];
    if (!primordial) continue;
    const { owner, key, before } = primordial;
    if (before) defineProperty(owner, key, before);
    else deleteProperty(owner, key);
  }
  return namesOf(changed);
};
