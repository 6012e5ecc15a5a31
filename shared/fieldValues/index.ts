interface FieldValue {
  readonly key: string;
  readonly value: string;
  readonly checked: boolean;
}

export type FieldValues = readonly FieldValue[];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Fields with a key for each. Not their ids, because each render creates new ones. */
const fieldsIn = (container: Element): { field: Field; key: string }[] => {
  const counts = new Map<string, number>();
  return [...container.querySelectorAll('input, textarea, select')].filter(isField).map((field) => {
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
const isSkipped = ({ type }: Field): boolean => ['password', 'file', 'hidden', 'submit', 'button'].includes(type);

/** Reads the entries of all fields in an element. */
export const readFieldValues = (container: Element): FieldValues =>
  fieldsIn(container)
    .filter(({ field }) => !isSkipped(field))
    .map(({ field, key }) => ({ key, value: field.value, checked: isChoice(field) && field.checked }));

/** Restores entries into fields of the same names and dispatches the events that React listens to. */
export const restoreFieldValues = (container: Element, values: FieldValues): void => {
  const valuesByKey = new Map(values.map((each) => [each.key, each]));
  for (const { field, key } of fieldsIn(container)) {
    const saved = valuesByKey.get(key);
    if (!saved) continue;
    if (isChoice(field)) {
      if (field.checked !== saved.checked) field.click();
    } else if (field.value !== saved.value) {
      // React overrides the setter of the field, and would then ignore the events.
      Reflect.set(Object.getPrototypeOf(field), 'value', saved.value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};
