/** A shared object of the page, and its own properties. */
interface Owner {
  readonly name: string;
  readonly object: object;
  readonly properties: ReadonlyMap<PropertyKey, PropertyDescriptor>;
}

/** A property of a shared object that was replaced, added or deleted. */
export interface GlobalChange {
  /** The path of the property, for example `Array.prototype.map`. */
  readonly name: string;
  /** The source text of the function that is there now. Empty if there is none. */
  readonly source: string;
}

/** Returns the event handlers of window and document that are set, such as `window.onclick`. */
const handlersOf = (view: Window & typeof globalThis): ReadonlyMap<string, unknown> => {
  const owners: readonly (readonly [name: string, owner: object])[] = [
    ['window', view],
    ['document', view.document],
  ];
  return new Map(
    owners.flatMap(([name, owner]) => {
      const keys: string[] = [];
      for (const key in owner) if (key.startsWith('on')) keys.push(key);
      return keys.flatMap((key) => {
        const handler: unknown = Reflect.get(owner, key);
        return typeof handler === 'function' ? [[`${name}.${key}`, handler] as const] : [];
      });
    }),
  );
};

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const ownProperties = (object: object): Map<PropertyKey, PropertyDescriptor> =>
  new Map(
    Reflect.ownKeys(object).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      return descriptor ? [[key, descriptor] as const] : [];
    }),
  );

/** Returns the window, its constructors with their prototypes, its namespaces (`Math`), and the objects that pages share. */
const sharedObjects = (view: Window & typeof globalThis): Map<string, object> => {
  const found = new Map<string, object>([
    ['window', view],
    ['document', view.document],
    ['history', view.history],
    ['navigator', view.navigator],
  ]);
  for (const [key, { value }] of ownProperties(view)) {
    if (typeof key !== 'string' || !isObject(value) || value === view) continue;
    // Skips arrays and plain objects of the page's own code, which change all the time.
    const isNamespace = Object.prototype.toString.call(value) === `[object ${key}]` || key === 'console';
    if (typeof value !== 'function' && !isNamespace) continue;
    found.set(key, value);
    const prototype: unknown = Reflect.getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (isObject(prototype)) found.set(`${key}.prototype`, prototype);
  }
  return found;
};

/** Treats a property with the value undefined as absent: React leaves such properties behind. */
const isSame = (before: PropertyDescriptor | undefined, after: PropertyDescriptor | undefined): boolean =>
  Object.is(before?.value, after?.value) &&
  before?.get === after?.get &&
  before?.set === after?.set &&
  // A frozen property breaks other code that writes it.
  (before?.writable === after?.writable || !before || !after);

const sourceOf = (descriptor: PropertyDescriptor | undefined): string => {
  const value: unknown = descriptor?.value;
  // oxlint-disable-next-line unbound-method -- only its text is read
  const code: unknown = value ?? descriptor?.get;
  return typeof code === 'function' ? String(code) : '';
};

/** Whether pages and libraries store data on an object of this name. */
const holdsState = (owner: string): boolean => ['window', 'document', 'history', 'navigator'].includes(owner);

const isCode = (descriptor: PropertyDescriptor | undefined): boolean =>
  typeof descriptor?.value === 'function' || descriptor?.get !== undefined;

/**
 * Takes a snapshot of the shared objects. The returned function returns what has changed since, each change once.
 */
export const watchGlobals = (view: Window & typeof globalThis): (() => readonly GlobalChange[]) => {
  const owners: Owner[] = [...sharedObjects(view)].map(([name, object]) => ({
    name,
    object,
    properties: ownProperties(object),
  }));
  const handlersBefore = handlersOf(view);
  const reported = new Set<string>();
  const isNew = ({ name, source }: GlobalChange): boolean => {
    const key = `${name} ${source}`;
    const isKnown = reported.has(key);
    reported.add(key);
    return !isKnown;
  };
  return () => {
    const handlers = [...handlersOf(view)]
      .filter(([name, handler]) => handlersBefore.get(name) !== handler)
      .map(([name, handler]) => ({ name, source: String(handler) }));
    const changes = owners.flatMap(({ name, object, properties: before }) => {
      const after = ownProperties(object);
      const keys = new Set([...before.keys(), ...after.keys()]);
      return [...keys].flatMap((key) => {
        const [was, now] = [before.get(key), after.get(key)];
        if (isSame(was, now) || (holdsState(name) && !isCode(was) && !isCode(now))) return [];
        return [{ name: name === 'window' ? String(key) : `${name}.${String(key)}`, source: sourceOf(now) }];
      });
    });
    return [...handlers, ...changes].filter(isNew);
  };
};
