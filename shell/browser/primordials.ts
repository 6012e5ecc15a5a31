/**
 * Saves the browser's functions before the code of any remote runs. `main.ts` imports this module first. React, the federation
 * runtime and the loader call these functions, so a remote that replaces one would break other remotes.
 */
const { getOwnPropertyDescriptor } = Object;
const { defineProperty, deleteProperty, ownKeys } = Reflect;

interface Primordial {
  readonly name: string;
  readonly owner: object;
  readonly key: PropertyKey;
  /** Undefined if the object has no such own property. Its prototype has the function, which an own property would hide. */
  readonly saved: PropertyDescriptor | undefined;
}

/** Classes and namespaces that are saved with all methods and accessors, also those of their prototypes. */
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
/** Classes of which only these methods are saved, because browsers create each DOM accessor when it is first read. */
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
        const saved = getOwnPropertyDescriptor(owner, key);
        return saved && isCode(saved) ? [{ name: `${name}${String(key)}`, owner, key, saved }] : [];
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
    keys.map((key) => ({ name: `${name}.${key}`, owner, key, saved: getOwnPropertyDescriptor(owner, key) })),
  ),
];

let primordials = capture();

/** Saves the functions again, so that those that the shell has replaced count as the browser's own. */
export const recapturePrimordials = (): void => {
  primordials = capture();
};

const { prototype: objects } = Object;
const { prototype: arrays } = Array;
const empty: object = [];
/** Keys that `for … in` finds in every array. Empty, unless a browser extension added some. */
const arrayKeys: Record<string, true> = {};
for (const key in empty) arrayKeys[key] = true;

const isChanged = ({ owner, key, saved }: Primordial): boolean => {
  const now = getOwnPropertyDescriptor(owner, key);
  return now?.value !== saved?.value || now?.get !== saved?.get || now?.set !== saved?.set;
};

/** Returns the replaced functions. Uses no method and no iterator, because a remote may have replaced them. */
const findChanged = (): readonly Primordial[] => {
  const changed: Primordial[] = [];
  for (let index = 0; index < primordials.length; index += 1) {
    const primordial = primordials[index];
    if (primordial && isChanged(primordial)) changed[changed.length] = primordial;
  }
  for (const key in empty) {
    if (getOwnPropertyDescriptor(arrayKeys, key)) continue;
    const isOfArrays = getOwnPropertyDescriptor(arrays, key) !== undefined;
    const name = `${isOfArrays ? 'Array' : 'Object'}.prototype.${key}`;
    changed[changed.length] = { name, owner: isOfArrays ? arrays : objects, key, saved: undefined };
  }
  return changed;
};

const namesOf = (changed: readonly Primordial[]): readonly string[] => {
  const names: string[] = [];
  for (let index = 0; index < changed.length; index += 1) names[index] = changed[index]?.name ?? '';
  return names;
};

/** Returns the names of replaced functions, for example `fetch` or `Array.prototype.map`. */
export const changedPrimordials = (): readonly string[] => namesOf(findChanged());

/** Restores the replaced functions if possible. Returns the names of all of them. */
export const restorePrimordials = (): readonly string[] => {
  const changed = findChanged();
  for (let index = 0; index < changed.length; index += 1) {
    const primordial = changed[index];
    if (!primordial) continue;
    const { owner, key, saved } = primordial;
    if (saved) defineProperty(owner, key, saved);
    else deleteProperty(owner, key);
  }
  return namesOf(changed);
};
