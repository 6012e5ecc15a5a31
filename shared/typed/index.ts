interface TypedField {
  readonly key: string;
  readonly value: string;
  readonly checked: boolean;
}

export type TypedFields = readonly TypedField[];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Fields with a key for each. Ids do not serve: each render creates new ones. */
const fieldsIn = (place: Element): { field: Field; key: string }[] => {
  const counts = new Map<string, number>();
  return [...place.querySelectorAll('input, textarea, select')].filter(isField).map((field) => {
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
    const name = [field.type, field.name, label, field.type === 'radio' ? field.value : ''].join(' ');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { field, key: `${name} ${count}` };
  });
};

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Fields that cannot or must not be restored. */
const isLeft = ({ type }: Field): boolean => ['password', 'file', 'hidden', 'submit', 'button'].includes(type);

/** Reads the entries of all fields in a part of the page. */
export const readTyped = (place: Element): TypedFields =>
  fieldsIn(place)
    .filter(({ field }) => !isLeft(field))
    .map(({ field, key }) => ({ key, value: field.value, checked: isChoice(field) && field.checked }));

/** Restores entries into fields of the same names and dispatches the events that React listens to. */
export const restoreTyped = (place: Element, typed: TypedFields): void => {
  const known = new Map(typed.map((each) => [each.key, each]));
  for (const { field, key } of fieldsIn(place)) {
    const before = known.get(key);
    if (!before) continue;
    if (isChoice(field)) {
      if (field.checked !== before.checked) field.click();
    } else if (field.value !== before.value) {
      // Calls the prototype's setter: React's own would treat the value as known.
      Reflect.set(Object.getPrototypeOf(field), 'value', before.value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};
